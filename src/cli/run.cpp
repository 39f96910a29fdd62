#include "cli/run.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <numeric>
#include <ostream>
#include <sstream>
#include <utility>

#include "cli/bot_commands.hpp"
#include "cli/command.hpp"
#include "cli/output.hpp"
#include "files/files.hpp"
#include "language/tr.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] bool has_command(const GameCommands& game, const std::string& word) {
    CommandLine line("", "");
    for (const Add add : game.commands) add(line);
    const std::vector<std::string> names = line.commands();
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// DataError::document where it is no file.
[[maybe_unused]] constexpr std::array no_files{tr_later("the game"), tr_later("position"), tr_later("set-up")};

/// "fow: " is followed by this: where in which file, and why.
[[nodiscard]] std::string line_of(const std::string& document, const Fault& fault) {
    std::string reason = text_of(fault, tr);
    if (document.empty()) return reason;
    const Sentence sentence = fault.pointer.empty() ? tr("{file}: {reason}") : tr("{file}: {place}: {reason}");
    return fill(sentence, {{"file", tr(document)}, {"place", fault.pointer}, {"reason", reason}});
}

/// Throws if the first word is not a command. Names the games that have it, or the nearest command.
void check_command(const CommandLine& line, const Wanted& wanted, std::span<const GameCommands> games) {
    if (wanted.arguments.empty() || wanted.arguments.front().starts_with('-')) return;
    const std::string& word = wanted.arguments.front();
    const std::vector<std::string> names = line.commands();
    if (std::find(names.begin(), names.end(), word) != names.end()) return;
    std::string elsewhere;
    for (const GameCommands& game : games) {
        if (!has_command(game, word)) continue;
        const std::string option = "--game " + std::string(game.id);
        elsewhere = elsewhere.empty() ? option : fill(tr("{words} or {last}"), {{"words", elsewhere}, {"last", option}});
    }
    const std::string quoted = "\"" + word + "\"";
    if (!elsewhere.empty())
        throw Misuse(
            quoted, Told("is not a command of {game}; add {options}", {{"game", std::string(wanted.game->title)}, {"options", elsewhere}}));
    const std::string close = nearest(word, names);
    if (close.empty()) throw Misuse(quoted, Told("is not a command"));
    throw Misuse(quoted, Told("is not a command; the nearest one is \"{nearest}\"", {{"nearest", close}}));
}

int run_visibly(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    CommandLine line(
        "fow",
        tr("Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file."));
    line.version("fow " FOW_VERSION);
    line.describe("--game", fill(tr("the game: {games}; without it, that of the file that is named, or {first}"),
                                 {{"games", list_of(games)}, {"first", std::string(games.front().id)}}));
    try {
        const Wanted wanted = wanted_game(games, arguments, io);
        for (const Add add : wanted.game->commands) add(line);
        if (wanted.game->bots != nullptr) add_bot_command(line, games);
        line.examples({wanted.game->examples.begin(), wanted.game->examples.end()});
        check_command(line, wanted, games);
        const auto parsed = line.parse(wanted.arguments, io);
        if (const int* code = std::get_if<int>(&parsed)) return *code;
        std::istringstream typed(wanted.typed.value_or(std::string()));
        return std::get<Task>(parsed)({io.out, io.err, wanted.typed ? typed : io.in, io.err_is_terminal});
    } catch (const Misuse& fault) {
        return line.tell(fault, io);
    } catch (const Stopped&) {
        return Exit::refused;
    } catch (const Sealed& refusal) {
        io.err << "fow: " << text_of(refusal.reason, tr) << '\n';
        return Exit::refused;
    } catch (const DataError& error) {
        for (const Fault& fault : error.all) io.err << "fow: " << line_of(error.document, fault) << '\n';
        return Exit::unusable;
    }
}

}  // namespace

int run(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    VisibleBuffer shown(io.out);
    VisibleBuffer warned(io.err);
    std::ostream out(&shown);
    std::ostream err(&warned);
    const int code = run_visibly(games, arguments, {out, err, io.in, io.err_is_terminal});
    const bool written = shown.finish() && out.good();
    if (!written) err << "fow: " << tr("standard output could not be written") << '\n';
    static_cast<void>(warned.finish());
    return written ? code : Exit::unusable;
}

namespace {

constexpr std::string_view game_option = "--game";

/// How many letters must be removed, added or replaced to turn one word into the other.
[[nodiscard]] std::size_t distance(const std::string& one, const std::string& other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t above = row[0]++;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t replaced = std::exchange(above, row[j + 1]) + (one[i] == other[j] ? 0 : 1);
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

[[nodiscard]] Misuse fault(Told reason) { return {std::string(game_option), std::move(reason)}; }

[[nodiscard]] const GameCommands* find(std::span<const GameCommands> games, std::string_view id) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const GameCommands& game) { return game.id == id; });
    return found == games.end() ? nullptr : &*found;
}

[[nodiscard]] const GameCommands& named(std::span<const GameCommands> games, const std::string& id) {
    if (const GameCommands* game = find(games, id)) return *game;
    std::vector<std::string> ids;
    for (const GameCommands& game : games) ids.emplace_back(game.id);
    const std::string close = nearest(id, ids);
    if (close.empty()) throw fault(Told("\"{word}\" is not a game. The games are {games}", {{"word", id}, {"games", list_of(games)}}));
    throw fault(Told("\"{word}\" is not a game; the nearest one is \"{nearest}\". The games are {games}",
                     {{"word", id}, {"nearest", close}, {"games", list_of(games)}}));
}

/// Takes --game out of the arguments.
[[nodiscard]] const GameCommands* take_option(std::span<const GameCommands> games, std::vector<std::string>& arguments) {
    const GameCommands* game = nullptr;
    const auto end = [&] { return std::find(arguments.begin(), arguments.end(), "--"); };
    for (auto at = arguments.begin(); at != end();) {
        const bool joined = at->starts_with(std::string(game_option) + "=");
        if (!joined && *at != game_option) {
            ++at;
            continue;
        }
        if (!joined && at + 1 == end()) throw fault(Told("needs the name of a game: {games}", {{"games", list_of(games)}}));
        if (game != nullptr) throw fault(Told("is given twice"));
        game = &named(games, joined ? at->substr(game_option.size() + 1) : *(at + 1));
        at = arguments.erase(at, at + (joined ? 1 : 2));
    }
    return game;
}

/// The arguments that may be documents to read: all except options and the values of options that name something else. An output file does
/// not tell which game is meant.
[[nodiscard]] std::vector<std::string> documents_in(const std::vector<std::string>& arguments) {
    static constexpr std::array no_documents{"-o", "--out", "--data-dir", "--phrase-file"};
    std::vector<std::string> documents;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const auto is_it = [&](std::string_view name) { return i > 0 && arguments[i - 1] == name; };
        if (std::any_of(no_documents.begin(), no_documents.end(), is_it)) continue;
        if (!argument.starts_with('-') || argument == "-") documents.push_back(argument);
        else if (const auto equals = argument.find('='); equals != std::string::npos && argument.starts_with("--"))
            if (std::find(no_documents.begin(), no_documents.end(), argument.substr(0, equals)) == no_documents.end())
                documents.push_back(argument.substr(equals + 1));
    }
    return documents;
}

/// The text of a file, or "" if it cannot be read: the command itself reports what is wrong with it. Pipes and devices are left alone,
/// because they can be read only once.
[[nodiscard]] std::string text_of_file(const std::string& path) {
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown)) return {};
    try {
        return files::read(path);
    } catch (const DataError&) {
        return {};
    }
}

}  // namespace

std::string nearest(const std::string& word, const std::vector<std::string>& names) {
    const auto found = std::min_element(names.begin(), names.end(),
                                        [&](const std::string& a, const std::string& b) { return distance(word, a) < distance(word, b); });
    const bool close = found != names.end() && distance(word, *found) <= std::max<std::size_t>(2, found->size() / 2);
    return close ? *found : std::string();
}

std::string list_of(std::span<const GameCommands> games) {
    std::vector<std::string> names;
    for (const GameCommands& game : games)
        names.push_back(fill(tr("{id} ({title})"), {{"id", std::string(game.id)}, {"title", tr(game.title)}}));
    return choice_of(names);
}

std::string choice_of(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) text += (text.empty() ? "" : ", ") + words[i];
    return text.empty() ? words.back() : fill(tr("{words} or {last}"), {{"words", text}, {"last", words.back()}});
}

std::string game_in(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto skip_blanks = [&](std::size_t at) { return std::min(text.find_first_not_of(blanks, at), text.size()); };
    if (text.substr(skip_blanks(0), 1) != "{") return {};
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{' || text[i] == '[') ++depth;
        if (text[i] == '}' || text[i] == ']') --depth;
        if (text[i] != '"') continue;
        const std::size_t begin = i + 1;
        for (i = begin; i < text.size() && text[i] != '"'; ++i)
            if (text[i] == '\\') ++i;
        if (depth != 1 || i >= text.size() || text.substr(begin, i - begin) != "game") continue;
        const std::size_t colon = skip_blanks(i + 1);
        if (text.substr(colon, 1) != ":") continue;  // a value, not a name
        const std::size_t quote = skip_blanks(colon + 1);
        if (text.substr(quote, 1) != "\"") return {};
        const std::size_t end = text.find('"', quote + 1);
        return end == std::string_view::npos ? std::string() : std::string(text.substr(quote + 1, end - quote - 1));
    }
    return {};
}

Wanted wanted_game(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    Wanted wanted{nullptr, arguments, std::nullopt};
    const GameCommands* asked = take_option(games, wanted.arguments);
    for (const std::string& document : documents_in(wanted.arguments)) {
        if (document == "-" && !wanted.typed) wanted.typed = text_in(document, io);
        const GameCommands* own = find(games, game_in(document == "-" ? *wanted.typed : text_of_file(document)));
        if (own == nullptr) continue;
        if (asked != nullptr && own != asked)
            throw Misuse(document, Told("this is a game of {game}, not of {other}",
                                        {{"game", std::string(own->title)}, {"other", std::string(asked->title)}}));
        if (wanted.game == nullptr) wanted.game = own;
    }
    if (wanted.game == nullptr) wanted.game = asked != nullptr ? asked : &games.front();
    return wanted;
}

}  // namespace fow::cli
