#include "games/waterloo/seal/games.hpp"

#include <stdexcept>

namespace fow::testing {

using namespace waterloo;

Session committed(const Record& record) {
    Session session(record.rules, record.options, record.names, record.start);
    for (const Ply& ply : record.plies) {
        if (const auto* action = std::get_if<Action>(&ply)) {
            if (session.play(*action)) throw std::logic_error("a ply was refused");
        } else if (!session.roll(std::get<Roll>(ply))) {
            throw std::logic_error("an outcome was not due");
        }
        seal::commit(session);
    }
    return session;
}

Session committed_game(unsigned seed, std::size_t plies, Options options) { return committed(random_game(seed, plies, options)); }

std::string sealed_text(const seal::Seal& seal, const Session& session, const seal::Key& program) {
    const Record& record = session.record();
    return seal.write(open_part(record), write_record(record), sealed_room(record, session.heard(Viewer::onlooker).size()), program);
}

ReadRecord record_in(const seal::Opened& opened) { return read_record(opened.text, "game.json"); }

SealedRecord sealed_in(const std::string& text) {
    auto sealed = read_sealed_record(text, "game.json", only_documents());
    if (!sealed) throw std::logic_error("that is not sealed");
    return *std::move(sealed);
}

}  // namespace fow::testing
