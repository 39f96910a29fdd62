// Objects that are described once, for reading and writing, private to the json layers.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "json/table_json.hpp"

namespace fow::json {

// A layout is a function that is called with fields and names each member:
//   fields(name, value, form)                  a member; its form reads a value from a Node, and writes it
//   fields.maybe(name, present, value, form)   the same, but written only if it is present, and it may be missing
//   fields.maybe(name, optional, form)         the same for the value of an optional, which is present if there is one
//   fields.object(name, layout)                a member that is an object
//   fields.other(name)                         a member that is read and written elsewhere; '?' ends the name of an optional one
//   fields.check(refuse)                       what no form can tell: refuse(node) looks at the object once the members before are read
// FieldNames, FieldReader and FieldWriter are such fields.

struct Flag {
    static void read(const Node& node, bool& value) { value = node.boolean(); }
    [[nodiscard]] static Value write(bool value) { return value; }
};

struct Integer {
    int low, high;
    template <class T>
    void read(const Node& node, T& value) const {
        value = static_cast<T>(node.integer(low, high));
    }
    template <class T>
    [[nodiscard]] Value write(T value) const {
        return value;
    }
};

/// What is written can be read: it is cut off at the limit.
struct Text {
    std::size_t limit = text_limit;
    void read(const Node& node, std::string& value) const { value = node.text(limit); }
    [[nodiscard]] Value write(const std::string& value) const { return free_text(value, limit); }
};

/// `wanted` names what is expected: "an army".
template <class What, class Written = std::string_view, class Argument = What>
struct Word {
    std::optional<What> (*from_word)(std::string_view);
    Written (*word)(Argument);
    const char* wanted;
    void read(const Node& node, What& value) const { value = node.word(from_word, wanted); }
    [[nodiscard]] Value write(const What& value) const { return word(value); }
};

/// A word of a list, in the order of an enumeration.
template <class What, std::size_t N>
struct OneOf {
    const std::array<std::string_view, N>& words;
    const char* wanted;
    void read(const Node& node, What& value) const {
        const std::string found = node.text();
        const auto known = from_word<What>(words, found);
        if (!known) node.fail("\"" + found + "\" is not " + wanted);
        value = *known;
    }
    [[nodiscard]] Value write(What value) const { return word_of(words, value); }
};

/// The word of a seat.
struct SeatWord {
    const GameDocuments& game;
    void read(const Node& node, Seat& seat) const { seat = seat_of(game, node); }
    [[nodiscard]] Value write(Seat seat) const { return word(game, seat); }
};

/// The id of a rule, which is known.
struct RuleId {
    static void read(const Node& node, std::string_view id) { node.is_rule(id); }
    [[nodiscard]] static Value write(std::string_view id) { return id; }
};

/// A value beside the id of its rule: {"rule": ID, NAME: value}.
template <class Form>
struct Ruled {
    std::string_view rule;
    Form form;
    const char* name = "value";
    template <class T>
    void read(const Node& node, T& value) const {
        form.read(node.ruled(rule, name), value);
    }
    template <class T>
    [[nodiscard]] Value write(const T& value) const {
        return {{"rule", rule}, {name, form.write(value)}};
    }
};
template <class Form>
Ruled(std::string_view, Form) -> Ruled<Form>;
template <class Form>
Ruled(std::string_view, Form, const char*) -> Ruled<Form>;

/// null, or a value.
template <class Form>
struct Nullable {
    Form form;
    template <class T>
    void read(const Node& node, std::optional<T>& value) const {
        if (!node.is_null()) form.read(node, value.emplace());
    }
    template <class T>
    [[nodiscard]] Value write(const std::optional<T>& value) const {
        return value ? form.write(*value) : Value();
    }
};
template <class Form>
Nullable(Form) -> Nullable<Form>;

/// A form of its own: read(node, value) and write(value).
template <class Read, class Write>
struct As {
    Read reader;
    Write writer;
    template <class T>
    void read(const Node& node, T& value) const {
        reader(node, value);
    }
    template <class T>
    [[nodiscard]] Value write(const T& value) const {
        return writer(value);
    }
};
template <class Read, class Write>
As(Read, Write) -> As<Read, Write>;

/// A list of values. `gathered`: where the faults of single entries go.
template <class Form>
struct List {
    Form form;
    std::size_t limit = 0;
    Gathered* gathered = nullptr;
    template <class T>
    void read(const Node& node, T& values) const {
        values = {};
        const auto add = [&](const Node& entry) {
            std::remove_cvref_t<decltype(values.back())> value{};
            form.read(entry, value);
            values.push_back(std::move(value));
        };
        if (gathered != nullptr) return gathered->each(node, limit, add);
        for (std::size_t i = 0, count = node.size(limit); i < count; ++i) add(node.element(i));
    }
    template <class T>
    [[nodiscard]] Value write(const T& values) const {
        Value list = Value::array();
        for (const auto& value : values) list.push_back(form.write(value));
        return list;
    }
};
template <class Form>
List(Form, std::size_t) -> List<Form>;
template <class Form>
List(Form, std::size_t, Gathered*) -> List<Form>;

/// What happens if a member is missing: the object is refused, or the value stays as it was.
enum class Missing : std::uint8_t { refused, kept };

/// The members of a layout; names of optional ones end in '?'.
class FieldNames {
public:
    explicit FieldNames(Missing missing) : missing_(missing) {}
    template <class T, class Form>
    void operator()(std::string_view name, const T&, const Form&) {
        add(name, missing_ == Missing::kept);
    }
    template <class T, class Form>
    void maybe(std::string_view name, bool, const T&, const Form&) {
        add(name, true);
    }
    template <class T, class Form>
    void maybe(std::string_view name, const std::optional<T>&, const Form&) {
        add(name, true);
    }
    template <class Layout>
    void object(std::string_view name, const Layout&) {
        add(name, missing_ == Missing::kept);
    }
    void other(std::string_view name) { names_.emplace_back(name); }
    template <class Refuse>
    static void check(const Refuse&) {}
    void refuse_others(const Node& node) const { node.object(std::vector<std::string_view>(names_.begin(), names_.end())); }

private:
    void add(std::string_view name, bool optional) { names_.push_back(std::string(name) + (optional ? "?" : "")); }

    Missing missing_;
    std::vector<std::string> names_;
};

class FieldReader {
public:
    FieldReader(const Node& node, Gathered* gathered, Missing missing) : node_(node), gathered_(gathered), missing_(missing) {}
    template <class T, class Form>
    void operator()(std::string_view name, T& value, const Form& form) const {
        member(name, [&](const Node& node) { form.read(node, value); });
    }
    template <class T, class Form>
    void maybe(std::string_view name, bool, T& value, const Form& form) const {
        (*this)(name, value, form);
    }
    template <class T, class Form>
    void maybe(std::string_view name, std::optional<T>& value, const Form& form) const {
        member(name, [&](const Node& node) { form.read(node, value.emplace()); });
    }
    template <class Layout>
    void object(std::string_view name, const Layout& layout) const {
        member(name, [&](const Node& node) {
            FieldNames names(missing_);
            layout(names);
            // With nothing to miss, the members that are there can be read beside unknown ones.
            if (gathered_ != nullptr && missing_ == Missing::kept) gathered_->attempt([&] { names.refuse_others(node); });
            else names.refuse_others(node);
            FieldReader fields(node, gathered_, missing_);
            layout(fields);
        });
    }
    static void other(std::string_view) {}
    template <class Refuse>
    void check(const Refuse& refuse) const {
        if (gathered_ != nullptr) gathered_->attempt([&] { refuse(node_); });
        else refuse(node_);
    }

private:
    template <class Read>
    void member(std::string_view name, const Read& read) const {
        if (gathered_ != nullptr) gathered_->member(node_, name, read);
        else if (node_.has(name)) read(node_.member(name));
    }

    const Node& node_;
    Gathered* gathered_;
    Missing missing_;
};

class FieldWriter {
public:
    explicit FieldWriter(Value& value) : value_(value) { value_ = Value::object(); }
    template <class T, class Form>
    void operator()(std::string_view name, const T& value, const Form& form) const {
        value_[std::string(name)] = form.write(value);
    }
    template <class T, class Form>
    void maybe(std::string_view name, bool present, const T& value, const Form& form) const {
        if (present) (*this)(name, value, form);
    }
    template <class T, class Form>
    void maybe(std::string_view name, const std::optional<T>& value, const Form& form) const {
        if (value) (*this)(name, *value, form);
    }
    template <class Layout>
    void object(std::string_view name, const Layout& layout) const {
        FieldWriter fields(value_[std::string(name)]);
        layout(fields);
    }
    static void other(std::string_view) {}
    template <class Refuse>
    static void check(const Refuse&) {}

private:
    Value& value_;
};

/// Throws at once if the object lacks a member or has others. `gathered`: where other faults go; without it, the first one is thrown.
template <class Layout>
void read_fields(const Node& node, const Layout& layout, Gathered* gathered = nullptr, Missing missing = Missing::refused) {
    FieldNames names(missing);
    layout(names);
    names.refuse_others(node);
    FieldReader fields(node, gathered, missing);
    layout(fields);
}

template <class Layout>
[[nodiscard]] Value written_fields(const Layout& layout) {
    Value value;
    FieldWriter fields(value);
    layout(fields);
    return value;
}

/// An object whose members layout(fields, value) describes.
template <class Layout>
struct Object {
    Layout layout;
    Gathered* gathered = nullptr;
    template <class T>
    void read(const Node& node, T& value) const {
        read_fields(node, [&](auto& fields) { layout(fields, value); }, gathered);
    }
    template <class T>
    [[nodiscard]] Value write(const T& value) const {
        return written_fields([&](auto& fields) { layout(fields, value); });
    }
};
template <class Layout>
Object(Layout) -> Object<Layout>;
template <class Layout>
Object(Layout, Gathered*) -> Object<Layout>;

}  // namespace fow::json
