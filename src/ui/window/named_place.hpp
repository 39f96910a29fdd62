// Whether the pointer was sent to where it is by a name.
#pragma once

namespace fow::ui {

/// A script names the control or the place of a map that it points at, and means exactly that. A hand, or a key, may miss by a little or
/// press by mistake: pages may help it.
void send_by_name(bool named);
[[nodiscard]] bool sent_by_name();

}  // namespace fow::ui
