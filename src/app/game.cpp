#include "app/game.hpp"

#include "ui/tr.hpp"

namespace fow::app {

SealedElsewhere::SealedElsewhere(const std::string& path, SealedRecord found)
    : DataError(path, "", ui::tr("was sealed on another computer or with another data folder. Load it: it opens with both players' pass phrases.")),
      sealed(std::move(found)) {}

}  // namespace fow::app
