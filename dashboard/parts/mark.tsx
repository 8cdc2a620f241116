/** Our mark, in the colours of the theme; always beside a name. It is our own drawing, so it may stand in the page itself. */
export function Mark({ className }: { readonly className: string }) {
  return (
    <svg viewBox="50 50 451 500" className={className} aria-hidden>
      <path
        className="fill-accent"
        d="M50 50h120v500h-120zm161 270.5h175.5c63 0 114.5 51.5 114.5 115 0 63-51.5 114.5-114.5 114.5h-175.5z"
      />
      <path
        className="fill-ink"
        d="M211 50h140.5c63 0 114.5 51.5 114.5 114.5 0 63.5-51.5 115-114.5 115h-140.5z"
      />
    </svg>
  );
}
