"""Builds a client's settings from its arguments and the environment."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

from blazon._call import Settings
from blazon._contract import LIVE_URL, SANDBOX_URL
from blazon.errors import BlazonError


def settings_of(api_key: str | None, base_url: str | None, timeout: float, max_retries: int) -> Settings:
    key = (api_key if api_key is not None else os.environ.get("BLAZON_API_KEY", "")).strip()
    if not key:
        raise BlazonError("No API key: pass api_key or set BLAZON_API_KEY. The dashboard creates one.")
    if not key.isascii() or not key.startswith(("sk_live_", "sk_test_")):
        raise BlazonError("This is not an API key: keys begin with sk_live_ or sk_test_.")
    is_live = key.startswith("sk_live_")
    url = base_url or os.environ.get("BLAZON_BASE_URL") or (LIVE_URL if is_live else SANDBOX_URL)
    _check_address(url, is_live=is_live)
    return Settings(key, url.rstrip("/"), timeout, max_retries)


def _check_address(url: str, *, is_live: bool) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BlazonError(f"base_url is not an address: {url!r}. It begins with https://.")
    is_here = parts.hostname in ("localhost", "127.0.0.1", "::1")
    if is_live and parts.scheme == "http" and not is_here:
        raise BlazonError("A Live key is not sent over plain HTTP, where it could be read: use https.")
