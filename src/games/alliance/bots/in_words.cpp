#include "games/alliance/bots/in_words.hpp"

#include "games/alliance/bots/text.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"
#include "games/alliance/json/exact.hpp"
#include "games/alliance/opponent/greedy.hpp"
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
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line) {
        return {clock_text(line.turn) + " " + std::string(word(line.phase)), describe(line.event), std::string(rule_of(line.event))};
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
            {"the French player", "the Allied player"},
            [](const Head&) { return in_words(new_session()); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(new_session(), head);
            }};
}

}  // namespace fow::alliance
