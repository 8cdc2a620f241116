/** @type {import('next').NextConfig} */
export default {
  // Otherwise Next.js would look for the project's root above this folder, among the lockfiles there.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
};
