#include "games/waterloo/stages/export.hpp"

#include <system_error>

#include "games/waterloo/stages/heard.hpp"
#include "app/messages.hpp"
#include "app/typed.hpp"
#include "files/files.hpp"
#include "fow/games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/table/board_picture.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
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

}  // namespace

ui::Surface picture_of(ui::Window& window, const Playback& playback, std::size_t halt, ui::Eyes eyes, float cell) {
    const PlayerView view = playback.view(halt, eyes);
    const std::span<const LogLine> heard = playback.log(eyes, halt);
    ui::BoardPicture picture{.view = view, .roster = playback.roster()};
    picture.marks.all_faces = eyes == ui::Eyes::all;
    picture.marks.ways = last_way(heard);
    picture.moment =
        ui::fill(ui::tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", ui::clock_text(view.minutes)}});
    if (!heard.empty()) picture.happened = describe(playback.roster(), heard.back().event, ui::tr);
    return ui::board_picture(window, picture, cell);
}

Animation::Animation(const Playback& playback, ui::Eyes eyes, std::size_t from, std::size_t to, float speed)
    : playback_(playback), eyes_(eyes), from_(from), to_(to), next_(from), hundredths_(static_cast<int>(step_hundredths / speed)) {}

bool Animation::draw_next(ui::Window& window) {
    const bool last = next_ == to_;
    ui::Surface picture = picture_of(window, playback_, next_, eyes_, animation_cell);
    if (!picture) return false;
    if (!gif_) {
        const ui::Surface end = picture_of(window, playback_, to_, eyes_, animation_cell);
        gif_ = std::make_unique<Gif>(std::vector<SDL_Surface*>{picture.get(), end ? end.get() : picture.get()});
    }
    if (!gif_->add(std::move(picture), last ? end_hundredths : hundredths_)) return false;
    ++next_;
    while (next_ < to_ && playback_.heard(next_) == playback_.heard(next_ - 1)) ++next_;  // skip steps that nobody heard of
    return true;
}

Export::Export(const Playback& playback, ui::Eyes eyes, std::size_t halt, float speed, const std::filesystem::path& folder)
    : playback_(playback), eyes_(eyes), halt_(halt), speed_(speed) {
    const ui::Timeline timeline = playback.timeline(eyes);
    const auto& names = playback.session().record().names;
    wish_.folder = std::filesystem::absolute(folder).string();
    wish_.name = ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
    wish_.from = ui::turn_before(timeline, halt + 1);
    wish_.to = ui::turn_after(timeline, halt);
}

std::filesystem::path Export::path() const {
    return typed_path(wish_.folder) / (file_name(wish_.name) + std::string(ending_of(wish_.kind)));
}

std::string Export::moment(std::size_t halt) const {
    const PlayerView view = playback_.view(halt, ui::Eyes::onlooker);
    return ui::fill(ui::tr("turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", ui::clock_text(view.minutes)}});
}

bool Export::draw(ui::Window& window) {
    if (animation_) continue_animation(window);
    if (!same(wish_, asked_)) {
        file_exists_ = false;
        notice_.clear();
    }
    ui::ExportModel model{ui::eyes_label(eyes_), playback_.last(), moment(wish_.from), moment(wish_.to), notice_, file_exists_, {}};
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

void Export::make(ui::Window& window, bool replace) {
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
        case ui::ExportKind::text: return write(chronicle_of(playback_.session(), audience_of(eyes_), ui::tr), replace);
        case ui::ExportKind::record: return write(write_record(playback_.session().record()), replace);
        case ui::ExportKind::picture: {
            const ui::Surface picture = picture_of(window, playback_, halt_, eyes_, still_cell);
            return write(picture ? ui::png_of(*picture) : std::string(), replace);
        }
        case ui::ExportKind::moving:
            animation_ = std::make_unique<Animation>(playback_, eyes_, wish_.from, wish_.to, speed_);
            return window.wake();
    }
}

void Export::continue_animation(ui::Window& window) {
    const bool made = animation_->draw_next(window);
    if (made && !animation_->done()) return;
    write(made ? animation_->finish() : std::string(), replace_);
    animation_.reset();
    window.wake();
}

void Export::write(const std::string& bytes, bool replace) {
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

}  // namespace fow::app::inline waterloo
