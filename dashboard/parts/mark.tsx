/**
 * The small version of our own mark, in the theme's colours, always beside a name. Unlike a generated logo, it is
 * trusted and therefore inlined.
 */
export function Mark({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 14.1 14" className={className} aria-hidden>
      <path
        className="fill-ink"
        fillRule="evenodd"
        d="M0 0H4A4 4 0 0 1 7.109 6.517A4.25 4.25 0 0 1 4.35 14H0ZM3 2.5V5.5H4A1.5 1.5 0 0 0 4 2.5ZM3 8V11.5H4.35A1.75 1.75 0 0 0 4.35 8Z"
      />
      <path fill="#F4352F" d="M9.9 8.8H14.1V10.2A4.488 4.488 0 0 1 12 14A4.488 4.488 0 0 1 9.9 10.2Z" />
    </svg>
  );
}
