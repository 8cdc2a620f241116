import { spawn } from 'node:child_process';
import { printNote } from './output.ts';

export function startBrowser(url: string): void {
  const [command = 'xdg-open', ...parameters] = openCommands[process.platform] ?? [];
  const browser = spawn(command, [...parameters, url], { detached: true, stdio: 'ignore' });
  browser.on('error', () => printNote('No browser could be started: open the address yourself.'));
  browser.unref();
}

const openCommands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
