#pragma once

#include "app/program.hpp"

namespace fow::app {

class TitleStage : public Stage {
public:
    explicit TitleStage(Program& program) : program_(program) {}
    void draw(ui::Desk& desk) override;

private:
    Program& program_;
};

}  // namespace fow::app
