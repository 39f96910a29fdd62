#pragma once

#include "app/program.hpp"
#include "ui/screens/settings_screen.hpp"

namespace fow::app {

class TitleStage : public Stage {
public:
    explicit TitleStage(Program& program) : program_(program), first_start_(program.first_start()) {}
    void draw(ui::Window& window) override;

private:
    Program& program_;
    bool first_start_;
    std::optional<ui::SettingsPage> settings_;  ///< open above the title
};

}  // namespace fow::app
