#include "json/log.hpp"

namespace fow::json {

Value merge_patch(const Value& before, const Value& after) {
    Value change = Value::object();
    for (const auto& [name, value] : after.items()) {
        const auto old = before.find(name);
        if (old == before.end() || (*old != value && !(old->is_object() && value.is_object()))) change[name] = value;
        else if (*old != value) change[name] = merge_patch(*old, value);
    }
    for (const auto& [name, value] : before.items())
        if (!after.contains(name)) change[name] = nullptr;
    return change;
}

}  // namespace fow::json
