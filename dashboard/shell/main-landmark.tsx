import { createContext, type ReactNode, useContext } from 'react';

const InsideMain = createContext(false);

/** The one main landmark of a page: a screen with or without the shell around it does not add a second. */
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
