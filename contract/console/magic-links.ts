/** How many minutes the link in each e-mail stays valid. */
export const magicLinkMinutes = { signIn: 10, verifyAddress: 60, resetPassword: 60 } as const;
