"""Frente behind the interfaces of other libraries. Each is imported only where it is used.

- `frente.envs.gymnasium`: once imported, `gymnasium.make("frente/amanecer-v0")`, `gymnasium.make_vec(…)`
- `frente.envs.pettingzoo`: `frente.envs.pettingzoo.env("pasaran")`
- `frente.envs.openspiel`: `frente.envs.openspiel.register()`, then `pyspiel.load_game("frente_amanecer")`
"""

from __future__ import annotations


def register() -> None:
    """Makes every game known to Gymnasium. Importing `frente.envs.gymnasium` does it; some versions of Gymnasium by themselves."""
    import gymnasium

    from ..catalogue import games

    for game in games():
        name = f"frente/{game.id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="frente.envs.gymnasium:Env",
                vector_entry_point="frente.envs.gymnasium:VectorEnv",
                kwargs={"game": game.id},
            )
