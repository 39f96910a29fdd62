#include "bots/served.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

#include "bots/messages.hpp"
#include "bots/player.hpp"

namespace fow::bots {
namespace {

class Served {
public:
    Served(const std::vector<GameInWords>& games, const Mind& mind, Budget budget, std::ostream& out)
        : games_(games), mind_(mind), budget_(budget), out_(out) {}

    /// False if that was the last line to hear. Throws DataError.
    [[nodiscard]] bool take(const std::string& line) {
        const auto words = words_of(line);
        if (words.empty()) return true;
        const std::string& first = words[0];
        if (first == "quit") return false;
        if (first == "fow-bot") greet(line);
        else if (first == "game") head_ = {std::string(rest_of(line)), {}, {}};
        else if (first == "option" && words.size() == 3) head_.options.emplace_back(words[1], words[2]);
        else if (first == "rules" && words.size() == 2) head_.rules = words[1];
        else if (first == "seed" && words.size() == 2) seed_ = number_in(words[1]).value_or(0);
        else if (first == "begin" || first == "resume") sit_down();
        else if (first == "exact" && words.size() > 2 && words[1] == "heard") player().hear(std::string(rest_of(rest_of(rest_of(line)))));
        else if (first == "exact" && words.size() > 2 && words[1] == "view") view_ = rest_of(rest_of(line));
        else if (first == "go" && words.size() > 1) go(words);
        return true;
    }

private:
    void greet(const std::string& line) {
        if (line != greeting) throw DataError("standard input", "", "the referee speaks another protocol: " + line);
        out_ << "name fow-" << word(mind_.level) << '-' << word(mind_.style) << "\nwant exact\nready\n" << std::flush;
    }
    void sit_down() {
        const auto game = std::find_if(games_.begin(), games_.end(), [&](const GameInWords& each) { return each.id == head_.game; });
        if (game == games_.end()) throw DataError("standard input", "", "no game is called \"" + head_.game + "\"");
        player_ = game->bot_player(head_);
    }
    void go(const std::vector<std::string>& words) {
        Budget budget = budget_;
        for (std::size_t i = 2; i + 1 < words.size(); i += 2)
            if (words[i] == "nodes" && budget.nodes == 0) budget.nodes = number_in(words[i + 1]).value_or(0);
        Mind mind = mind_;
        mind.seed = mixed(mind_.seed, seed_);
        if (mind_.seed == 0) mind.seed = seed_;
        const AnswerInWords thought = player().thought(view_, mind, budget.nodes > 0 ? budget : player().budget_of(mind.level));
        if (!thought.reason.empty()) out_ << "info reason " << text_of(thought.reason) << '\n';
        out_ << "info chance " << thought.chance << "\ninfo nodes " << thought.nodes << "\nact " << words[1] << ' ' << thought.action
             << '\n'
             << std::flush;
    }
    [[nodiscard]] BotPlayer& player() {
        if (!player_) throw DataError("standard input", "", "a game must begin first");
        return *player_;
    }

    const std::vector<GameInWords>& games_;
    Mind mind_;
    Budget budget_;
    std::ostream& out_;
    Head head_;
    std::uint64_t seed_ = 0;
    std::string view_;
    std::unique_ptr<BotPlayer> player_;
};

}  // namespace

bool serve(const std::vector<GameInWords>& games, Mind mind, Budget budget, std::istream& in, std::ostream& out, std::ostream& err) {
    Served served(games, mind, budget, out);
    try {
        for (std::string line; std::getline(in, line);)
            if (!served.take(line)) return true;
    } catch (const DataError& fault) {
        err << "fow: " << fault.what() << '\n';
        return false;
    }
    return true;
}

}  // namespace fow::bots
