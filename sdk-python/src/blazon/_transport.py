"""Sends calls, and retries them if that is safe and may help."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping

import httpx

from blazon._call import Attempts, Call, Options, Result, Settings, lower_case
from blazon._pacer import AsyncPacer, Pacer
from blazon.errors import BlazonError


class Transport:
    def __init__(self, settings: Settings, http_client: httpx.Client | None) -> None:
        self._settings = settings
        self._is_ours = http_client is None
        self._http = http_client or httpx.Client()
        self._standard = Pacer()
        self._generation = Pacer()

    def send(self, call: Call[Result], options: Options) -> Result:
        attempts = Attempts(self._settings, call, options)
        pacer = self._generation if call.is_generation else self._standard
        while True:
            try:
                return self._attempt(attempts, pacer)
            except BlazonError as error:
                result = attempts.settled_by(error)
                if result is not None:
                    return result
                delay = attempts.delay_after(error)
                if delay is None:
                    raise
            time.sleep(delay)

    def _attempt(self, attempts: Attempts[Result], pacer: Pacer) -> Result:
        headers: Mapping[str, str] | None = None
        pacer.enter()
        try:
            answer = attempts.answer()
            with self._http.stream(**attempts.request) as response:
                headers = lower_case(response.headers)
                for part in response.iter_bytes():
                    answer.add(part)
            return attempts.result_of(response, answer)
        except httpx.RequestError as error:
            raise attempts.failure_of(error) from error
        finally:
            pacer.leave(headers)

    def close(self) -> None:
        if self._is_ours:
            self._http.close()


class AsyncTransport:
    def __init__(self, settings: Settings, http_client: httpx.AsyncClient | None) -> None:
        self._settings = settings
        self._is_ours = http_client is None
        self._http = http_client or httpx.AsyncClient()
        self._standard = AsyncPacer()
        self._generation = AsyncPacer()

    async def send(self, call: Call[Result], options: Options) -> Result:
        attempts = Attempts(self._settings, call, options)
        pacer = self._generation if call.is_generation else self._standard
        while True:
            try:
                return await self._attempt(attempts, pacer)
            except BlazonError as error:
                result = attempts.settled_by(error)
                if result is not None:
                    return result
                delay = attempts.delay_after(error)
                if delay is None:
                    raise
            await asyncio.sleep(delay)

    async def _attempt(self, attempts: Attempts[Result], pacer: AsyncPacer) -> Result:
        headers: Mapping[str, str] | None = None
        await pacer.enter()
        try:
            answer = attempts.answer()
            async with self._http.stream(**attempts.request) as response:
                headers = lower_case(response.headers)
                async for part in response.aiter_bytes():
                    answer.add(part)
            return attempts.result_of(response, answer)
        except httpx.RequestError as error:
            raise attempts.failure_of(error) from error
        finally:
            pacer.leave(headers)

    async def close(self) -> None:
        if self._is_ours:
            await self._http.aclose()
