/** @type {import('next').NextConfig} */
export default {
  // Without this, Next.js would take a folder above this one, which has a lockfile, for the project's root.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
};
