export const badLink = {
  title: "This link is no longer valid",
  used: "The link to confirm an e-mail address has already been used or has expired.",
  signIn: "If you have already confirmed the address, just sign in.",
  newMail: "If not, sign in with the address and password that you registered: we will send you a new link at once.",
  login: "Sign in",
  register: "Register",
  elsewhere: "If you were looking for another page, use the search above.",
};
