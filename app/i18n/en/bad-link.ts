export const badLink = {
  title: "This link is no longer valid",
  used: "The link that confirms an e-mail address was used already, or is too old.",
  signIn: "If you have confirmed the address before, just sign in.",
  newMail: "If not, sign in with the address and password that you registered: a new link is mailed to you at once.",
  login: "Sign in",
  register: "Register",
  elsewhere: "If you were looking for another page, use the search above.",
};
