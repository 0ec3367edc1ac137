//! What is pending in a game, kept in place so that a position stays flat.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The pending frames of a game, innermost last. What lies above `len` was popped and means nothing.
#[derive(Clone, Copy)]
pub struct Stack<F, const DEPTH: usize> {
    frames: [F; DEPTH],
    len: u8,
}

impl<F: Copy, const DEPTH: usize> Stack<F, DEPTH> {
    /// A stack with one frame.
    pub const fn of(frame: F) -> Self {
        Stack { frames: [frame; DEPTH], len: 1 }
    }

    /// The pending frames, outermost first.
    #[inline]
    pub fn frames(&self) -> &[F] {
        &self.frames[..usize::from(self.len)]
    }

    /// The pending frames, outermost first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> {
        self.frames().iter().copied()
    }

    /// The innermost frame.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.frames().last().copied()
    }

    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Puts another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        self.frames[usize::from(self.len) - 1] = frame;
    }
}

impl<F: Copy + PartialEq, const DEPTH: usize> Stack<F, DEPTH> {
    /// Pops frames until `frame` is on top, or the stack is empty.
    pub fn drop_to(&mut self, frame: F) {
        while self.top().is_some_and(|top| top != frame) {
            self.pop();
        }
    }
}

impl<F: Copy + Default, const DEPTH: usize> Default for Stack<F, DEPTH> {
    /// A stack with nothing pending.
    fn default() -> Self {
        Stack { frames: [F::default(); DEPTH], len: 0 }
    }
}

/// Reads a list of frames, outermost first. A list that is too long is refused with its length.
impl<F: Copy + Default, const DEPTH: usize> TryFrom<&[F]> for Stack<F, DEPTH> {
    type Error = TooDeep;

    fn try_from(list: &[F]) -> Result<Self, TooDeep> {
        let mut stack = Stack::default();
        if list.len() > DEPTH {
            return Err(TooDeep { depth: DEPTH, found: list.len() });
        }
        list.iter().for_each(|frame| stack.push(*frame));
        Ok(stack)
    }
}

/// More frames than a game ever has pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected at most {depth} pending frames, found {found}")]
pub struct TooDeep {
    depth: usize,
    found: usize,
}

impl<F: Copy + PartialEq, const DEPTH: usize> PartialEq for Stack<F, DEPTH> {
    fn eq(&self, other: &Self) -> bool {
        self.frames() == other.frames()
    }
}

impl<F: Copy + fmt::Debug, const DEPTH: usize> fmt::Debug for Stack<F, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.frames()).finish()
    }
}

impl<F: Copy + Serialize, const DEPTH: usize> Serialize for Stack<F, DEPTH> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.frames().serialize(serializer)
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const DEPTH: usize> Deserialize<'de> for Stack<F, DEPTH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<F>::deserialize(deserializer)?;
        Stack::try_from(&*frames).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Frames = Stack<u8, 3>;

    #[test]
    fn the_innermost_frame_is_on_top_and_what_was_popped_means_nothing() {
        let mut stack = Frames::of(1);
        stack.push(2);
        stack.replace(3);
        assert_eq!((stack.top(), stack.frames()), (Some(3), &[1, 3][..]));
        stack.pop();
        assert_eq!(stack, Frames::of(1));
        stack.pop();
        assert_eq!((stack.top(), stack), (None, Frames::default()));
    }

    #[test]
    fn it_is_written_as_a_list_and_a_list_too_long_is_refused() {
        let stack = Frames::try_from(&[4, 5][..]).expect("two fit");
        let text = serde_json::to_string(&stack).expect("it serializes");
        assert_eq!((&*text, serde_json::from_str::<Frames>(&text).ok()), ("[4,5]", Some(stack)));
        let error = serde_json::from_str::<Frames>("[1,2,3,4]").expect_err("four do not fit");
        assert!(error.to_string().starts_with("expected at most 3 pending frames, found 4"), "{error}");
    }
}
