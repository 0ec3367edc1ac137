"""The language of what is said."""

from __future__ import annotations


def spoken(language: str | None) -> str:
    """The language of a call, or the one of the package."""
    if language is not None:
        return language
    import frente

    return frente.language
