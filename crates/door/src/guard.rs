//! The last net under a position written by hand: rules that meet what play cannot bring about may panic, and whoever wrote
//! the position is told so in a sentence.
//!
//! Games refuse what they know to be impossible, with the place; this is for the rest. Where a panic ends the program, as in
//! the browser, there is no net, and whoever runs the module starts it again.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static GUARDED: Cell<u32> = const { Cell::new(0) };
}

/// Whether a panic of this thread would be told as a fault of a position, so that nobody need report it as a bug.
pub fn is_guarded() -> bool {
    GUARDED.get() > 0
}

/// What `work` answers, or what the rules said when they could not go on.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    GUARDED.set(GUARDED.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(GUARDED.get() - 1);
    done.map_err(|panic| said(&*panic))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no reason given").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_rules_cannot_go_on_from_is_told() {
        assert_eq!(guarded(|| 3), Ok(3));
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| assert!(is_guarded())));
        let told = guarded(|| -> u8 { panic!("no {}", "unit") });
        std::panic::set_hook(hook);
        assert_eq!(told, Err("no unit".to_owned()));
        assert!(!is_guarded());
    }
}
