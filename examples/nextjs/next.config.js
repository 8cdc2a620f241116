/** @type {import('next').NextConfig} */
export default {
  // Otherwise Next.js looks for the project's root above this folder, among the lockfiles it finds there.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
};
