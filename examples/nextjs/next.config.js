/** @type {import('next').NextConfig} */
export default {
  // Without this, Next.js would use a parent folder with a lockfile as the project's root.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
};
