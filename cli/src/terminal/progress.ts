const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLineSequence = '\r\u001b[2K';

export interface Progress {
  say(text: string): void;
  end(): void;
}

/** Shows one updating line on standard error in a terminal; otherwise one line per message. */
export function startProgress(isSilent: boolean): Progress {
  if (isSilent) return { say: () => undefined, end: () => undefined };
  const { stderr } = process;
  if (!stderr.isTTY) return { say: (text) => void stderr.write(`${text}\n`), end: () => undefined };
  const begin = performance.now();
  let text = '';
  let count = 0;
  const draw = () => {
    const seconds = Math.floor((performance.now() - begin) / 1000);
    const line = `${frames[count++ % frames.length]} ${text} ${seconds} s`;
    stderr.write(clearLineSequence + line.slice(0, Math.max(10, stderr.columns - 1)));
  };
  const timer = setInterval(draw, 100);
  return {
    say: (message) => {
      text = message;
      draw();
    },
    end: () => {
      clearInterval(timer);
      stderr.write(clearLineSequence);
    },
  };
}
