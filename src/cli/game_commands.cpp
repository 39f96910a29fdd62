#include "cli/game_commands.hpp"

#include <algorithm>
#include <ostream>
#include <random>
#include <sstream>

#include "chance/chance.hpp"
#include "json/documents.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] std::string_view word_of_decider(const Played& game) {
    switch (game.decider()) {
        case Decider::first: return game.word(Seat::first);
        case Decider::second: return game.word(Seat::second);
        case Decider::chance: return "chance";
        case Decider::nobody: break;
    }
    return "nobody";
}

/// Words as the members of a JSON array.
[[nodiscard]] std::string json_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + json_string(word);
    return text;
}

/// The words of both seats of a game as --seat has them.
[[nodiscard]] PerSeat<std::string> seat_words(const bots::GameInWords& game) {
    const GameDocuments& documents = *game.documents.front();
    return {std::string(word(documents, Seat::first)), std::string(word(documents, Seat::second))};
}

/// "red", "onlooker", or "both" = nothing is hidden.
[[nodiscard]] Audience audience_in(const std::string& text, const bots::GameInWords& game) {
    const PerSeat<std::string> seat = seat_words(game);
    if (text == seat.first) return Viewer::first;
    if (text == seat.second) return Viewer::second;
    if (text == "onlooker") return Viewer::onlooker;
    if (text == "both") return std::nullopt;
    throw Misuse("--seat", Told("\"{word}\" is not {first}, {second}, onlooker or both",
                                {{"word", text}, {"first", seat.first}, {"second", seat.second}}));
}

void add_seat(Command& command, std::string& seat, const GameOnCommandLine& game) {
    const PerSeat<std::string> words = seat_words(game.game);
    command
        .text("--seat", seat,
              fill(tr("{first}, {second}, onlooker (what both know) or both (nothing hidden)"),
                   {{"first", words.first}, {"second", words.second}}))
        .shows_default();
}

[[nodiscard]] std::string action_in(const Played& game, const std::string& word, const GameOnCommandLine& on) {
    if (auto action = game.action(word)) return *std::move(action);
    throw Misuse("ACTION", Told(on.no_action, {{"word", word}}));
}

[[nodiscard]] std::unique_ptr<ShownGame> shown(const PositionRequest& request, const GameOnCommandLine& game, Streams io) {
    return std::make_unique<ShownGame>(game.game, request.game, request.ply, request.seal, io);
}

struct Asked {
    PositionRequest position;
    std::string seat = "onlooker";
    std::vector<std::string> words;  ///< perhaps a record, and an action
    bool json = false;
};

}  // namespace

void add_position(Command& command, PositionRequest& request, const GameOnCommandLine& game) {
    Argument argument = command.text("GAME", request.game, game.position);
    if (!game.other) argument.required();
}

void add_position_options(Command& command, PositionRequest& request, const GameOnCommandLine& game) {
    command.number("--ply", request.ply, game.other ? tr("the record after this many plies") : tr("after this many plies")).at_least_0();
    request.own.resize(game.own.size());
    for (std::size_t i = 0; i < game.own.size(); ++i) command.text(game.own[i].name, request.own[i], game.own[i].help);
    if (game.secrets) add_seal_options(command, request.seal);
}

std::unique_ptr<Played> position_of(const PositionRequest& request, const GameOnCommandLine& game, Streams io) {
    if (game.other)
        if (auto other = game.other(request, io)) return other;
    if (!game.secrets) return game_of(game.game, text_in(request.game, io), request.game, request.ply);
    const auto file = shown(request, game, io);
    file->admit_decider();
    return file->take();
}

std::unique_ptr<Played> open_position_of(const PositionRequest& request, const GameOnCommandLine& game, Streams io) {
    if (game.other)
        if (auto other = game.other(request, io)) return other;
    return load_game(game.game, request.game, io, request.ply);
}

std::unique_ptr<Played> position_of(const PositionRequest& request, const GameOnCommandLine& game, Audience audience, Streams io) {
    if (!game.secrets) return position_of(request, game, io);
    if (game.other)
        if (auto other = game.other(request, io)) return other;
    const auto file = shown(request, game, io);
    file->admit(audience);
    return file->take();
}

void add_show(CommandLine& line, const GameOnCommandLine& game, const Described& described) {
    Command command(line, "show", described.help);
    Asked& asked = command.request<Asked>();
    add_position(command, asked.position, game);
    if (game.secrets) add_seat(command, asked.seat, game);
    add_position_options(command, asked.position, game);
    command.json(asked.json, game.secrets ? tr("print the view as JSON") : tr("print one JSON object"));
    command.examples(described.examples);
    command.does([game, &asked](Streams io) {
        const Audience audience = audience_in(asked.seat, game.game);
        io.out << position_of(asked.position, game, audience, io)->view(audience, asked.json ? Form::plain : Form::text);
        return done;
    });
}

void add_legal(CommandLine& line, const GameOnCommandLine& game, const Described& described, bool rolls) {
    Command command(line, "legal", described.help);
    Asked& asked = command.request<Asked>();
    add_position(command, asked.position, game);
    add_position_options(command, asked.position, game);
    command.json(asked.json);
    command.examples(described.examples);
    command.does([game, rolls, &asked](Streams io) {
        const auto position = position_of(asked.position, game, io);
        std::vector<std::string> words = position->legal(), outcomes;
        for (const auto& outcome : position->rolls()) outcomes.push_back(outcome.roll);
        if (!rolls) {
            std::sort(outcomes.begin(), outcomes.end());
            words.insert(words.end(), outcomes.begin(), outcomes.end());
        }
        if (asked.json) {
            io.out << "{\"decides\": \"" << word_of_decider(*position) << "\", \"legal\": [" << json_words(words);
            if (rolls) io.out << "], \"rolls\": [" << json_words(outcomes);
            io.out << "]}\n";
            return done;
        }
        for (const std::string& word : words) io.out << word << '\n';
        if (rolls)
            for (const std::string& word : outcomes) io.out << word << '\n';
        return done;
    });
}

namespace {

int explain(Asked asked, const GameOnCommandLine& game, Streams io) {
    if (asked.words.size() == 2) asked.position.game = asked.words.front();
    const auto position = position_of(asked.position, game, io);
    const std::string action = action_in(*position, asked.words.back(), game);
    const auto refused = position->play(action);
    if (asked.json) {
        io.out << "{\"action\": " << json_string(action) << ", \"legal\": " << (refused ? "false" : "true");
        if (refused) io.out << ", \"rule\": \"" << refused->rule << "\", \"reason\": " << json_string(text_of(refused->reason));
        io.out << "}\n";
        return refused ? Exit::refused : done;
    }
    if (refused) return refuse(*refused, io.err);
    io.out << "legal\n";
    return done;
}

}  // namespace

void add_explain(CommandLine& line, const GameOnCommandLine& game, const Described& described) {
    Command command(line, "explain", described.help);
    Asked& asked = command.request<Asked>();
    if (game.other) {
        command.texts("ACTION", asked.words, game.action_after).required().words(1, 2);
        add_position_options(command, asked.position, game);
    } else {
        add_position(command, asked.position, game);
        command.texts("ACTION", asked.words, game.action).required().words(1, 1);
        add_seal_options(command, asked.position.seal);
    }
    command.json(asked.json);
    command.examples(described.examples);
    command.does([game, &asked](Streams io) { return explain(asked, game, io); });
}

namespace {

/// The dice of a command: first the faces of --dice, then random ones.
struct DiceRequest {
    std::string faces;
    std::uint64_t seed = 0;
    bool seeded = false;
};

class Dice {
public:
    /// Throws Misuse if a word is no face. `option` may be missing: then chance is never due.
    Dice(const DiceRequest& request, const DiceOption* option)
        : option_(option), numbers_(request.seeded ? request.seed : std::random_device{}()) {
        if (option == nullptr) return;
        const auto faces = outcomes_in(request.faces, [&](std::string_view face) {
            const bool known = std::find(option->faces.begin(), option->faces.end(), face) != option->faces.end();
            return known ? std::optional(std::string(face)) : std::nullopt;
        });
        if (!faces) throw Misuse("--dice", Told(option->faces_text));
        dictated_.assign(faces->rbegin(), faces->rend());
    }
    /// Rolls until a seat decides or the game is over.
    void roll_due(Played& game) {
        while (game.decider() == Decider::chance)
            if (game.roll(next(game.rolls())) != Rolled::played) throw Misuse("--dice", Told("that face is not on this game's die"));
    }

private:
    [[nodiscard]] std::string next(const std::vector<Weighted<std::string>>& due) {
        const std::string& first = due.front().roll;
        if (dictated_.empty() || !first.starts_with(option_->kind)) return by_lot(due, numbers_);
        if (option_->kind.empty()) static_cast<void>(by_lot(due, numbers_));
        const std::string face = std::move(dictated_.back());
        dictated_.pop_back();
        return first.substr(0, first.find(':') + 1) + face;
    }

    const DiceOption* option_;
    std::vector<std::string> dictated_;  ///< the next face is the last one
    Pcg32 numbers_;
};

struct PlayRequest {
    std::string game;
    std::vector<std::string> steps;
    DiceRequest dice;
    OutRequest out;
    int plies = 0;  ///< how many to undo; 0 = back to the last decision
    bool json = false;
};

void add_record(Command& command, std::string& game) { command.text("GAME", game, "a record; - is standard input").required(); }

void add_dice(Command& command, DiceRequest& request, const DiceOption& dice) {
    command.text("--dice", request.faces, dice.help);
    command.seed(request.seed, dice.seed_help).tells(request.seeded);
}

/// Adds -o and --json: the options of a command that changes a game.
void add_change(Command& command, PlayRequest& request) {
    add_out_options(command, request.out, "write here instead of replacing GAME; - is standard output");
    command.json(request.json, "print the events as lines of JSON");
}

/// Who may hear at once what is played: the decider, who must not hear the secrets of later deciders.
[[nodiscard]] Viewer teller_of(const Played& game) {
    const Decider decider = game.decider();
    return decider == Decider::first ? Viewer::first : decider == Decider::second ? Viewer::second : Viewer::onlooker;
}

/// Writes the game, and prints what that viewer heard after the first `heard` lines.
int keep(const Played& game, const PlayRequest& request, Viewer teller, std::size_t heard, Streams io) {
    const OutRequest out = request.out.path.empty() ? OutRequest{request.game, true, false} : request.out;
    write_out(out, game.record(game.notes().names), io);
    for (std::size_t i = heard; i < game.lines(); ++i)
        messages(out, io) << game.line(teller, i, request.json ? Form::plain : Form::text, tr) << '\n';
    return done;
}

int play(const PlayRequest& request, const GameOnCommandLine& on, const DiceOption* option, Streams io) {
    const auto game = load_game(on.game, request.game, io);
    Dice dice(request.dice, option);
    const Viewer teller = teller_of(*game);
    const std::size_t heard = game->lines();
    for (const std::string& step : request.steps) {
        const Rolled rolled = game->roll(step);
        if (rolled == Rolled::not_due) throw Misuse("ACTION", Told("\"{word}\" is not due here", {{"word", step}}));
        if (rolled == Rolled::played) continue;
        dice.roll_due(*game);
        if (const auto refused = game->play(action_in(*game, step, on))) {
            io.err << step << ": ";
            return refuse(*refused, io.err);
        }
    }
    dice.roll_due(*game);
    return keep(*game, request, teller, heard, io);
}

}  // namespace

void add_play(CommandLine& line, const GameOnCommandLine& game, const Described& described, const DiceOption* dice) {
    Command command(line, "play", described.help);
    PlayRequest& request = command.request<PlayRequest>();
    add_record(command, request.game);
    command.texts("ACTION", request.steps, game.actions).required();
    if (dice != nullptr) add_dice(command, request.dice, *dice);
    add_change(command, request);
    command.examples(described.examples);
    command.does([game, dice, &request](Streams io) { return play(request, game, dice, io); });
}

void add_roll(CommandLine& line, const GameOnCommandLine& game, const std::string& rule, const DiceOption& dice) {
    Command command(line, "roll", "roll the dice that are due, until somebody decides");
    PlayRequest& request = command.request<PlayRequest>();
    add_record(command, request.game);
    add_change(command, request);
    add_dice(command, request.dice, dice);
    command.examples({"fow roll game.json", "fow roll game.json --dice 4"});
    command.does([game, rule, &dice, &request](Streams io) {
        const auto played = load_game(game.game, request.game, io);
        Dice box(request.dice, &dice);
        const std::size_t heard = played->lines();
        if (played->decider() != Decider::chance) return refuse(Refused{rule, Told("No die is due.")}, io.err);
        box.roll_due(*played);
        return keep(*played, request, Viewer::onlooker, heard, io);
    });
}

void add_undo(CommandLine& line, const GameOnCommandLine& game, const Described& described, const std::string& rule) {
    Command command(line, "undo", described.help);
    PlayRequest& request = command.request<PlayRequest>();
    add_record(command, request.game);
    add_change(command, request);
    command.number("--plies", request.plies, "take back this many plies").at_least_1();
    command.examples(described.examples);
    command.does([game, rule, &request](Streams io) {
        const auto played = load_game(game.game, request.game, io);
        const std::size_t plies = played->plies();
        const std::size_t keeps =
            request.plies > 0 ? plies - std::min(plies, static_cast<std::size_t>(request.plies)) : played->last_decision();
        if (keeps == plies) return refuse(Refused{rule, Told("Nothing has been played.")}, io.err);
        const auto earlier = played->set_back(keeps);
        const bool said = keeps < played->fixed_plies();  // that the game was set back
        return keep(*earlier, request, Viewer::onlooker, earlier->lines() - (said ? 1 : 0), io);
    });
}

void add_log(CommandLine& line, const GameOnCommandLine& game, const Described& described) {
    Command command(line, "log", described.help);
    Asked& asked = command.request<Asked>();
    add_record(command, asked.position.game);
    if (game.secrets) add_seat(command, asked.seat, game);
    command.json(asked.json, "one line of JSON per event, enough to replay the game without its rules");
    if (game.secrets) add_seal_options(command, asked.position.seal);
    command.examples(described.examples);
    command.does([game, &asked](Streams io) {
        const Audience audience = audience_in(asked.seat, game.game);
        std::unique_ptr<Played> played;
        if (game.secrets) {
            const auto file = shown(asked.position, game, io);
            file->admit(audience);
            played = file->take();
        } else {
            played = load_game(game.game, asked.position.game, io);
        }
        if (asked.json) io.out << played->log_json(audience);
        else
            for (const LoggedText& logged : played->log(audience, tr))
                io.out << logged.when << "  " << logged.sentence << (logged.rule.empty() ? "" : " (" + logged.rule + ")") << '\n';
        return done;
    });
}

void tell_begun(const Played& game, const OutRequest& file, bool json, const std::uint64_t* seed, Streams io) {
    const GameTime time = game.time();
    std::ostream& out = messages(file, io);
    if (json) {
        out << "{\"file\": " << json_string(file.path) << ", \"turn\": " << time.turn;
        if (!time.clock.empty()) out << ", \"clock\": " << json_string(time.clock);
        out << ", \"decides\": \"" << word_of_decider(game) << '"';
        if (seed != nullptr) out << ", \"seed\": " << *seed;
        out << "}\n";
        return;
    }
    const std::string who(word_of_decider(game));
    if (seed == nullptr) out << fill(tr("{file}: {time}, {seat} decides"), {{"file", file.path}, {"time", time.text}, {"seat", who}});
    else
        out << fill(tr("{file}: {time}, {seat} decides; seed {seed}"),
                    {{"file", file.path}, {"time", time.text}, {"seat", who}, {"seed", std::to_string(*seed)}});
    out << '\n';
}

}  // namespace fow::cli
