#include "app/replay/export_page.hpp"

#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "app/match.hpp"
#include "app/messages.hpp"
#include "app/system.hpp"
#include "app/typed_paths.hpp"
#include "files/files.hpp"
#include "json/record.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

constexpr float still_cell = 72;  ///< pixels
constexpr float animation_cell = 40;
constexpr float step_hundredths = 100;
constexpr int end_hundredths = 300;

std::string_view ending_of(ui::ExportKind kind) {
    switch (kind) {
        case ui::ExportKind::text: return ".txt";
        case ui::ExportKind::picture: return ".png";
        case ui::ExportKind::moving: return ".gif";
        case ui::ExportKind::record: break;
    }
    return game_ending;
}

bool same(const ui::ExportWish& a, const ui::ExportWish& b) { return a.kind == b.kind && a.folder == b.folder && a.name == b.name; }
bool same_steps(const ui::ExportWish& a, const ui::ExportWish& b) { return a.from == b.from && a.to == b.to; }

}  // namespace

Animation::Animation(const Replayed& game, ui::Eyes eyes, std::size_t from, std::size_t to, float speed)
    : game_(game), eyes_(eyes), from_(from), to_(to), next_(from), hundredths_(static_cast<int>(step_hundredths / speed)) {}

bool Animation::draw_next(ui::Window& window) {
    const bool last = next_ == to_;
    ui::Surface picture = game_.picture(window, next_, eyes_, animation_cell);
    if (!picture) return false;
    if (!gif_) {
        const ui::Surface end = game_.picture(window, to_, eyes_, animation_cell);
        gif_ = std::make_unique<Gif>(std::vector<SDL_Surface*>{picture.get(), end ? end.get() : picture.get()});
    }
    if (!gif_->add(std::move(picture), last ? end_hundredths : hundredths_)) return false;
    ++next_;
    while (next_ < to_ && game_.heard(next_) == game_.heard(next_ - 1)) ++next_;  // skip steps that nobody heard of
    return true;
}

ExportPage::ExportPage(const Replayed& game, const Match& match, ui::Eyes eyes, std::size_t halt, float speed,
                       const std::filesystem::path& folder)
    : game_(game), match_(match), eyes_(eyes), halt_(halt), speed_(speed) {
    const ui::Timeline timeline = game.timeline(eyes);
    wish_.folder = std::filesystem::absolute(folder).string();
    wish_.name = game.file_name();
    wish_.from = ui::turn_before(timeline, halt + 1);
    wish_.to = ui::turn_after(timeline, halt);
}

std::filesystem::path ExportPage::path() const {
    return typed_path(wish_.folder) / (file_name(wish_.name) + std::string(ending_of(wish_.kind)));
}

bool ExportPage::draw(ui::Window& window) {
    if (animation_) continue_animation(window);
    if (!same(wish_, asked_)) {
        file_exists_ = false;
        notice_.clear();
        drawn_.clear();
    }
    const std::string seen_by = match_.system().hides() ? ui::eyes_label(eyes_, game_.sides()) : ui::tr("everybody");
    const std::vector<ui::TimeTurn> turns = game_.timeline(eyes_).turns;
    ui::ExportModel model{seen_by,
                          game_.last(),
                          turns.empty() ? 0 : turns.front().halt,
                          game_.range_moment(wish_.from),
                          game_.range_moment(wish_.to),
                          notice_,
                          file_exists_,
                          {}};
    if (animation_) model.progress = animation_->progress();
    const auto intent = ui::export_screen(window, model, wish_);
    if (!intent) return false;
    if (const auto* wanted = std::get_if<ui::MakeExport>(&*intent)) make(window, wanted->replace);
    if (std::holds_alternative<ui::StopExport>(*intent)) {
        animation_.reset();
        notice_ = ui::Notice(ui::tr("Stopped. Nothing was written."));
    }
    return std::holds_alternative<ui::LeaveExport>(*intent);
}

void ExportPage::make(ui::Window& window, bool replace) {
    const bool is_drawn = replace && !drawn_.empty() && same_steps(wish_, asked_);
    asked_ = wish_;
    file_exists_ = false;
    notice_.clear();
    replace_ = replace;
    std::error_code unknown;
    if (!replace && std::filesystem::exists(path(), unknown)) {
        file_exists_ = true;
        return;
    }
    switch (wish_.kind) {
        case ui::ExportKind::text: return write(game_.text(eyes_), replace);
        case ui::ExportKind::record: {
            // Of a game in progress without its id and its secret, which decides the dice to come: so it is another game.
            const std::unique_ptr<Match> other = match_.over() ? nullptr : match_.copy();
            if (other) other->identify({}, {});
            try {
                return write(other ? other->text() : match_.text(), replace);
            } catch (const GameTooLong& fault) {
                notice_ = ui::Notice(text_of(fault, ui::tr));
                return;
            }
        }
        case ui::ExportKind::picture: {
            const ui::Surface picture = game_.picture(window, halt_, eyes_, still_cell);
            return write(picture ? ui::png_of(*picture) : std::string(), replace);
        }
        case ui::ExportKind::moving:
            if (is_drawn) return write(std::exchange(drawn_, {}), replace);
            drawn_.clear();
            animation_ = std::make_unique<Animation>(game_, eyes_, wish_.from, wish_.to, speed_);
            return window.wake();
    }
}

void ExportPage::continue_animation(ui::Window& window) {
    const bool made = animation_->draw_next(window);
    if (made && !animation_->done()) return;
    std::string bytes = made ? animation_->finish() : std::string();
    animation_.reset();
    write(bytes, replace_);
    if (file_exists_) drawn_ = std::move(bytes);  // it has appeared meanwhile
    window.wake();
}

void ExportPage::write(const std::string& bytes, bool replace) {
    if (bytes.empty()) {
        notice_ = ui::Notice(ui::tr("There is not enough memory for that picture. Nothing was written."));
        return;
    }
    try {
        if (replace) files::write(path(), bytes);
        else if (!files::write_new(path(), bytes)) file_exists_ = true;
        if (!file_exists_) notice_ = ui::Notice::of_success(ui::fill(ui::tr("Written to {path}"), {{"path", path().string()}}));
    } catch (const DataError& fault) {
        const Message message = not_written(trouble_of(fault));
        notice_ = ui::Notice(ui::fill(ui::tr("{path}: {reason}"), {{"path", path().string()}, {"reason", message.text}}));
    }
}

}  // namespace fow::app
