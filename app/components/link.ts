/**
 * A link to a page of ours, which opens in the document that is shown. React Router's own: Remix's gives each link
 * state and effects for loading its page ahead, which no page does (decision 0227), and a page has a hundred links.
 */
export { Link, type LinkProps } from "react-router-dom";
