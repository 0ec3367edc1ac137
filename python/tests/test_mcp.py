"""`frente mcp`, asked by the official client of the Model Context Protocol: an assistant's script plays whole matches."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import mcp
import pytest

ROOT = Path(__file__).parents[2]


def program() -> str:
    """The program as the tests build it."""
    built = ROOT / "target" / "debug" / "frente"
    found = str(built) if built.exists() else shutil.which("frente")
    assert found, "frente has not been built: make test-python builds it"
    return found


async def said(client: mcp.ClientSession, tool: str, **arguments: object) -> str:
    """What a tool answers; a refusal begins with an exclamation mark."""
    answer = await client.call_tool(tool, arguments)
    text = "".join(part.text for part in answer.content if isinstance(part, mcp.types.TextContent))
    return f"!{text}" if answer.is_error else text


async def play(client: mcp.ClientSession, game: str) -> str:
    """Plays a whole match, always the first that is offered; the record."""
    opened = await said(client, "sit", game=game, bot="recruit", seat=0)
    table = re.match(r"You sit at table (\d+), seat 0\.", opened)
    assert table, opened
    name = table[1]
    # Before it commits, an assistant looks, asks, and is told why not.
    assert len(await said(client, "look", table=name)) > 200
    offers = await said(client, "offers", table=name)
    first = offers.split("  —  ")[0]
    assert not (await said(client, "odds", table=name, action=first)).startswith("!")
    assert "may be taken now" in await said(client, "why_not", table=name, action=first)
    refused = await said(client, "act", table=name, action="nonsense")
    assert refused.startswith("!") and "Nothing was done" in refused
    for _ in range(3000):
        offers = await said(client, "offers", table=name)
        if "  —  " not in offers:
            break
        answer = await said(client, "act", table=name, action=offers.split("  —  ")[0])
        assert not answer.startswith("!"), answer
    assert "The match is over" in await said(client, "look", table=name)
    record, start = "", 0
    while True:
        part = await said(client, "record", table=name, **{"from": start})
        text, more, rest = part.partition("\n… ")
        record += text
        if not more:
            return record
        start = int(rest.rsplit(" ", 1)[1])


@pytest.mark.parametrize("which", ["amanecer", "guerra1936"])
def test_an_assistant_plays_a_whole_match(which: str, tmp_path: Path) -> None:
    """Learns, sits down, plays to the end through the client's own library; the record verifies."""

    async def evening() -> str:
        server = mcp.StdioServerParameters(command=program(), args=["mcp", "--lang", "en"])
        async with mcp.stdio_client(server) as (read, write), mcp.ClientSession(read, write) as client:
            begun = await client.initialize()
            assert begun.server_info.name == "frente" and begun.instructions
            names = [tool.name for tool in (await client.list_tools()).tools]
            assert {"rules", "sit", "look", "offers", "odds", "why_not", "act", "record"} <= set(names)
            assert which in await said(client, "games")
            found = await said(client, "rules", game=which, find="die")
            paragraph = re.match(r"§(\S+)", found)
            assert paragraph, found
            assert await said(client, "rules", game=which, paragraph=paragraph[1])
            return await play(client, which)

    record = tmp_path / "match.frente"
    record.write_text(asyncio.run(evening()))
    verified = subprocess.run([program(), "verify", str(record)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def test_the_client_of_today_finds_the_version_that_is_spoken() -> None:
    """Whoever asks by a newer version of the protocol first goes on by the one that is spoken here."""

    async def greet() -> list[str]:
        server = mcp.StdioServerParameters(command=program(), args=["mcp"])
        async with mcp.Client(mcp.stdio_client(server)) as client:
            return [tool.name for tool in (await client.list_tools()).tools]

    assert "act" in asyncio.run(greet())
