#include "games/waterloo/json/texts.hpp"

#include <algorithm>
#include <random>

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

namespace fs = std::filesystem;

void must(Session& session, const Action& action) {
    if (const auto violation = session.play(action)) throw std::logic_error(std::string(violation->reason));
}

/// W12.4: infantry for the garrison, from the reserve if possible, else from the board.
void garrison(Session& session) {
    const PlayerView view = session.view(viewer_of(session.state().mover));
    const Rules& rules = session.rules();
    int wanted = view.garrison_size;
    for (int i = rules.first_unit(session.state().mover); i < rules.end_unit(session.state().mover) && wanted > 0; ++i) {
        const UnitId unit(i);
        if (rules.profile(unit).army == Army::prussian || branch_of(rules.profile(unit).kind) != Branch::infantry) continue;
        if (session.state().whereabouts(unit).on_board()) must(session, Unplace{unit});
        for (const Square square : view.garrison_squares)
            if (!session.state().occupied().contains(square)) {
                must(session, PlaceUnit{unit, square});
                break;
            }
        --wanted;
    }
}

void set_up(Session& session, Seat seat) {
    const fs::path path = rules_folder() / "deployments" / (std::string(word(seat)) + "-1815.json");
    for (const PlaceUnit& place : read_deployment(text_of(path), path.string(), shipped().pieces.roster).places)
        if (!session.rules().late(place.unit) && !session.rules().stays_away(place.unit)) must(session, place);
    garrison(session);
    must(session, Ready{});
}

[[nodiscard]] bool ends_early(const Action& action) {
    return std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
}

}  // namespace

fs::path rules_folder() { return fs::path(FOW_SOURCE_DIR) / "rules" / "waterloo"; }

std::vector<fs::path> shipped_files(const std::string& folder) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(rules_folder() / folder)) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

const RulesTexts& shipped_texts() {
    const auto text = [](const char* name) { return text_of(rules_folder() / (std::string(name) + ".json")); };
    static const RulesTexts texts{text("board"),   text("pieces"),  text("turns"), text("die"),
                                  text("arrival"), text("terrain"), text("cards"), text("expert")};
    return texts;
}

const Ruleset& shipped() {
    static const Ruleset set = read_ruleset(shipped_texts(), "waterloo");
    return set;
}

const std::vector<std::string>& rule_ids() {
    static const std::vector<std::string> ids = ids_of(rules_of(data::read_rulebook(FOW_SOURCE_DIR)));
    return ids;
}

Record random_game(unsigned seed, std::size_t plies, Options options) {
    std::mt19937 numbers(seed);
    Session session(shipped(), options, {"Zoé \"the Cat\"", "Arthur"});
    ActionList legal_now;
    while (session.ply_count() < plies && session.decider() != Decider::nobody) {
        if (session.decider() == Decider::chance) {
            const RollList due = session.rolls();
            if (!session.roll(due[numbers() % due.size()].roll)) throw std::logic_error("a due outcome was not taken");
        } else if (session.state().phase == Phase::set_up) {
            set_up(session, session.state().mover);
        } else {
            legal(session.rules(), session.state(), legal_now);
            const Action action = legal_now[numbers() % legal_now.size()];
            if (!ends_early(action) && session.play(action)) throw std::logic_error("a legal action was refused");
        }
    }
    return session.record();
}

}  // namespace fow::testing
