"""Other libraries' own checkers, run on every game."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import frente
import frente.envs
import frente.envs.gymnasium
import numpy as np
import pytest


def test_gymnasiums_checker(game: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    seats = frente.game(game).seats[0]
    for seat in range(seats):
        env = gymnasium.make(f"frente/{game}-v0", opponents="random", seat=seat, illegal="end", disable_env_checker=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error", UserWarning)
            check_env(env.unwrapped, skip_render_check=True)


def test_one_import_makes_the_games_known_to_gymnasium() -> None:
    """In an interpreter of its own, where nothing else has made them known."""
    script = "import gymnasium, frente.envs.gymnasium; gymnasium.make('frente/pasaran-v0').reset(seed=1)"
    made = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


def test_gymnasium_plays_every_game_to_its_end(game: str) -> None:
    import gymnasium

    env = gymnasium.make(f"frente/{game}-v0", opponents="random", render_mode="ansi")
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen) and info["game"] == 0
    assert isinstance(env.render(), str)
    over, reward = False, 0.0
    env.action_space.seed(1)
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, worth, over, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        reward = float(worth)
        assert not truncated and (over or reward == 0)
    assert reward in (-1, 0, 1) and info["outcome"] and env.observation_space.contains(seen)
    assert env.unwrapped.match.over  # type: ignore[attr-defined]
    assert env.reset()[1]["game"] == 1


def test_gymnasium_refuses_what_is_illegal() -> None:
    import gymnasium

    env = gymnasium.make("frente/amanecer-v0")
    _, info = env.reset(seed=3)
    with pytest.raises(frente.IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    env.step(int(info["action_mask"].argmax()))
    with pytest.raises(ValueError, match="reward"):
        gymnasium.make("frente/amanecer-v0", reward="glory")
    with pytest.raises(ValueError, match="render_mode"):
        frente.envs.gymnasium.Env("amanecer", render_mode="rgb_array")


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_gymnasiums_vectors(autoreset: str) -> None:
    import gymnasium

    envs = gymnasium.make_vec("frente/amanecer-v0", num_envs=6, opponents="random", autoreset=autoreset)
    assert envs.num_envs == 6 and envs.metadata["autoreset_mode"].name.lower() == autoreset
    seen, info = envs.reset(seed=5)
    assert envs.observation_space.contains(seen) and envs.action_space.shape == (6,)
    kept = seen["observation"].copy()
    for _ in range(60):
        over_before = np.zeros(6, np.bool_)
        seen, rewards, over, truncated, info = envs.step(info["action_mask"].argmax(axis=1))
        assert rewards.shape == (6,) and not truncated.any() and over.dtype == np.bool_
        assert ((rewards != 0) <= over).all()
        if over.any():
            if autoreset == "same_step":
                last = info["final_obs"][int(np.flatnonzero(over)[0])]
                assert envs.single_observation_space.contains(last) and (info["_final_obs"] == over).all()
            if autoreset == "disabled":
                seen, info = envs.reset(options={"reset_mask": over})
        del over_before
    again, _ = envs.reset(seed=5)
    assert (again["observation"] == kept).all()
    with pytest.raises(TypeError, match="one whole number"):
        envs.reset(seed=[1, 2, 3, 4, 5, 6])  # type: ignore[arg-type]


def test_a_vector_is_so_many_single_ones() -> None:
    """What Gymnasium's own vector of single environments plays, from the same seeds of the first environment."""
    envs, one = frente.VectorEnv("amanecer", 3, seed=8), frente.VectorEnv("amanecer", 1, seed=8, first=2)
    many, alone = envs.reset(), one.reset()
    for _ in range(80):
        assert (many.facts[2] == alone.facts[0]).all() and (many.mask[2] == alone.mask[0]).all()
        actions = many.mask.argmax(axis=1)
        many, alone = envs.step(actions), one.step(actions[2:3])


def test_pettingzoos_checkers(game: str) -> None:
    pytest.importorskip("pettingzoo")
    import frente.envs.pettingzoo
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(frente.envs.pettingzoo.env(game), num_cycles=120)
        seed_test(lambda: frente.envs.pettingzoo.env(game), num_cycles=60)


def test_pettingzoo_plays_every_game_to_its_end(game: str) -> None:
    import frente.envs.pettingzoo

    env = frente.envs.pettingzoo.raw_env(game, actions="offers", render_mode="ansi")
    env.reset(seed=4)
    assert isinstance(env.render(), str)
    chosen, totals = random.Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(None if over else int(legal[chosen.randrange(len(legal))]))
    assert set(totals.values()) <= {-1.0, 0.0, 1.0}
    if len(totals) == 2:
        assert sum(totals.values()) == 0
    assert pickle.loads(pickle.dumps(env)).possible_agents == env.possible_agents


@pytest.fixture(scope="module")
def spiel() -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    import frente.envs.openspiel

    frente.envs.openspiel.register()
    frente.envs.openspiel.register()
    return pyspiel


def test_openspiels_checker(spiel: Any, game: str) -> None:
    loaded = spiel.load_game(f"frente_{game}")
    if game == "amanecer":
        spiel.random_sim_test(loaded, num_sims=3, serialize=True, verbose=False)
    # It reads every tensor of every state as a list: of the long games a part is walked here, the whole in make soak.
    state, chosen = loaded.new_initial_state(), random.Random(2)
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(chosen.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
            continue
        player, legal = state.current_player(), state.legal_actions()
        assert legal and sorted(set(legal)) == legal and all(state.action_to_string(player, one) for one in legal)
        copied = state.clone()
        for one in (state, copied):
            one.apply_action(legal[0])
        assert copied.history() == state.history() and copied.observation_string(0) == state.observation_string(0)
    assert len(state.observation_tensor(0)) == len(frente.encoding(game).facts)
    back = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(loaded, state))[1]
    assert back.history() == state.history() and back.information_state_string(0) == state.information_state_string(0)


def test_openspiel_takes_scenarios(spiel: Any) -> None:
    state = spiel.load_game("frente_pasaran(scenario=war1937)").new_initial_state()
    assert state.get_game().get_parameters()["scenario"] == "war1937"
    assert '"war1937"' in state.observation_string(0) or state.legal_actions() or state.is_chance_node()


def test_openspiel_deals_anew_what_a_player_cannot_know(spiel: Any) -> None:
    state, chosen = spiel.load_game("frente_guerra1936").new_initial_state(), random.Random(2)
    for _ in range(60):
        legal = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            legal = [one for one, _ in outcomes]
        else:
            player = state.current_player()
            other = state.resample_from_infostate(player, chosen.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == legal and other.observation_string(player) == state.observation_string(player)
        state.apply_action(chosen.choice(legal))


def test_openspiels_own_search_plays(spiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = spiel.load_game("frente_amanecer").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 20, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()

    state, chosen = spiel.load_game("frente_guerra1936").new_initial_state(), random.Random(3)
    while state.is_chance_node():
        state.apply_action(chosen.choice([one for one, _ in state.chance_outcomes()]))
    search = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.4, max_simulations=3, evaluator=Guess(), random_state=np.random.RandomState(4)
    )
    assert search.step(state) in state.legal_actions()


class Guess:
    """Knows nothing: every player is as likely to win."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(one, 1 / len(legal)) for one in legal]


def test_what_is_missing_says_how_to_get_it() -> None:
    from frente._check import extra

    with pytest.raises(frente.MissingExtra, match=r'frente.ray needs no_such_library: pip install "frente\[ray\]"'):
        extra("no_such_library", "ray", "frente.ray")
