// The player's language: every sentence that a player reads goes through tr() as a whole.
#pragma once

#include <memory>
#include <string>

#include "core/catalogue.hpp"
#include "core/sentence.hpp"

namespace fow {

/// Translates into the player's language; English without a catalogue, or where it has no such sentence. Pass it as a Translate.
/// tr("Turn"), tr(piece.name), tr("{count} piece", "{count} pieces", n), tr.in("of the clock", "None").
extern const Translate tr;

/// From now on tr() uses this catalogue; nullptr = English. Any thread may use tr() meanwhile. Every catalogue is kept until the end.
void speak(std::shared_ptr<const Catalogue> catalogue);

}  // namespace fow
