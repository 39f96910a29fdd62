#include "games/alliance/bots/in_words.hpp"

#include <iomanip>
#include <sstream>

#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"
#include "games/alliance/opponent/think.hpp"

namespace fow::alliance {
namespace {

struct Words : bots::UsualWords<Session, OfferDraw, AcceptDraw, Resign> {
    using Resignation = Resign;

    [[nodiscard]] static const GameDocuments& documents(const Session&) { return alliance::documents(); }
    [[nodiscard]] static Head head(const Session& session) {
        return {std::string(alliance::documents().id), {}, bots::digest_of(write_record(new_record(session.record().rules)))};
    }
    [[nodiscard]] static GameTime time(const Session& session) {
        const int turn = turn_number(session.state());
        return {turn, clock_text(turn), {}};
    }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& word) { return action_from_text(word); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string& word) { return roll_from_text(word); }
    [[nodiscard]] static std::vector<Action> legal(const Session& session) { return session.view(Viewer::onlooker).legal; }
    [[nodiscard]] static Budget budget(Level level) { return budget_of(level); }
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line, Translate translate) {
        return {clock_text(line.turn) + " " + std::string(word(line.phase)), describe(line.event, translate),
                std::string(rule_of(line.event))};
    }
    /// All information is open (L13.1), so a position is enough.
    [[nodiscard]] static std::string view(const Session& session, Audience, Form form) {
        switch (form) {
            case Form::plain: break;
            case Form::exact: return write_position(session.rules(), session.state());
            case Form::text: return text_of(session.rules(), session.state());
        }
        return write_view(session.rules(), session.state());
    }
    [[nodiscard]] static Line read_line(const Rules&, const std::string& text) { return read_exact_line(text); }
    [[nodiscard]] static View read_view(const Rules& rules, const std::string& text) {
        return view_of(rules, read_position(text, "what a seat knows", rules), Viewer::onlooker);
    }
};

[[nodiscard]] Session new_session() { return Session(new_record(data::load_rule_set())); }

}  // namespace

std::unique_ptr<Played> in_words(Session session) { return std::make_unique<bots::PlayedOf<Words>>(std::move(session)); }

const Session& session_of(const Played& game) { return dynamic_cast<const bots::PlayedOf<Words>&>(game).session(); }

std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat, std::uint64_t seed) {
    return std::make_unique<bots::Guest<Session>>(in_words, session_of, command, terms, seat, seed);
}

bots::GameInWords alliance_in_words() {
    return {std::string(documents().id),
            only_documents(),
            {tr_later("the French player"), tr_later("the Allied player")},
            [](const Head&) { return in_words(new_session()); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(new_session(), head);
            }};
}

namespace {

[[nodiscard]] std::string percent(int part, int whole) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100.0 * part / whole << " %";
    return text.str();
}

[[nodiscard]] std::string morale_text(int morale) { return morale == 0 ? "B" : std::to_string(morale); }

[[nodiscard]] std::string army_text(const Rules& rules, const State& state, Seat army) {
    std::string text = army == french_seat ? "French  morale " : "Allied  morale ";
    text += morale_text(state.morale[army]) + ", casualties " + std::to_string(state.casualties[army]) + " of " +
            std::to_string(rules.set().tracks[army].broken_at()) + ":";
    const auto [first, end] = boxes_of(army);
    for (int i = first; i < end; ++i) {
        const auto corps = static_cast<Corps>(i);
        text += std::string(i == first ? " " : ", ") + std::string(word(corps)) + " " + std::to_string(state.markers(corps));
        if (state.in_square(corps)) text += " in square";
    }
    return text + "\n";
}

[[nodiscard]] std::string standing_text(const State& state) {
    std::string text = "turn " + std::to_string(state.turn) + ", " + std::string(name(state.time)) + ": ";
    switch (state.stage) {
        case Stage::action: return text + std::string(word(state.phase)) + " to act";
        case Stage::die:
            return text + "the die of " + to_text(*state.last[state.phase]) +
                   (state.modifier == 0 ? "" : (state.modifier > 0 ? " +" : " ") + std::to_string(state.modifier));
        case Stage::casualty: return text + std::string(word(owner_of(state.rest.front().code))) + " chooses who loses a division";
        case Stage::test: return text + std::string(word(tester(state))) + " rout test";
        case Stage::over: break;
    }
    return text + (state.result->winner ? "won by " + std::string(word(*state.result->winner)) : std::string("drawn")) + ": " +
           std::string(word(state.result->ending)) + " (" + std::string(rule_of(state.result->ending)) + ")";
}

}  // namespace

std::string text_of(const Rules& rules, const State& state) {
    std::string text = standing_text(state) + "\n" + army_text(rules, state, french_seat) + army_text(rules, state, allied_seat);
    text += "Prussians " + std::to_string(state.prussians) + ", Grand Battery " + std::to_string(state.battery);
    for (const Place place : {Place::hougoumont, Place::lahaye, Place::plancenoit})
        text += ", " + std::string(name(place)) + " " +
                (state.french(place)          ? "French"
                 : place == Place::plancenoit ? "Prussian"
                                              : "Allied");
    text += "\n";
    std::string more;
    const auto add = [&](const std::string& what) { more += (more.empty() ? "" : ", ") + what; };
    if (state.ney) add("Ney's charge is on");
    if (state.used[0]) add("Napoleon used");
    if (state.used[1]) add("Wellington used");
    for (const Seat side : seats)
        if (state.last[side]) add("last " + std::string(word(side)) + " action " + to_text(*state.last[side]));
    if (state.offer) add(std::string(word(*state.offer)) + " offers a draw");
    return more.empty() ? text : text + more + "\n";
}

std::string text_of(const Outlook& outlook) {
    std::string text = to_text(outlook.order);
    if (outlook.target) text += " against " + std::string(word(*outlook.target));
    if (outlook.table) text += ", " + std::string(word(*outlook.table));
    text += "\n";
    for (const ModifierShown& modifier : outlook.modifiers)
        text += "  " + std::string(modifier.total > 0 ? "+" : "") + std::to_string(modifier.total) + " " +
                (modifier.when ? text_of(*modifier.when) : "Napoleon") + "\n";
    for (std::size_t i = 0; outlook.table && i < outlook.faces.size(); ++i) {
        const FaceShown& face = outlook.faces[i];
        text += "  die " + std::to_string(i + 1) + ", total " + std::to_string(face.total) + ": " + to_text(face.effects);
        for (const Seat army : seats)
            if (face.routs[army] > 0)
                text += std::string(", ") + (army == french_seat ? "French" : "Allied") + " rout " + percent(face.routs[army], face_whole);
        text += "\n";
    }
    return text + "  routs: French " + percent(outlook.routs.first, outlook_whole) + ", Allied " +
           percent(outlook.routs.second, outlook_whole) + "\n";
}

}  // namespace fow::alliance
