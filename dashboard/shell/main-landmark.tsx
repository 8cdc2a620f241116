import { createContext, type ReactNode, useContext } from 'react';

const InsideMain = createContext(false);

/** The only main landmark of a page. A screen inside the shell does not add a second one. */
export function MainLandmark({ children }: { readonly children: ReactNode }) {
  if (useContext(InsideMain)) return children;
  return (
    <InsideMain value={true}>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </InsideMain>
  );
}
