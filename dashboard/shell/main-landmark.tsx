import { createContext, type ReactNode, useContext } from 'react';

const InsideMainContext = createContext(false);

/** The only main landmark of a page. A screen inside the shell does not add a second one. */
export function MainLandmark({ children }: { readonly children: ReactNode }) {
  if (useContext(InsideMainContext)) return children;
  return (
    <InsideMainContext value={true}>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </InsideMainContext>
  );
}
