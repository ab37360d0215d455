import { InfoForm } from "./info-form.tsx";
import { OrderList } from "./order-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { Tab } from "./read-profile.server.ts";
import { SavedList } from "./saved-list.tsx";

/** The open tab's component. */
export function TabPanel({ tab }: { tab: Tab }) {
  switch (tab.role) {
    case "orders":
      return <OrderList {...tab} />;
    case "info":
      return <InfoForm known={tab} />;
    case "password":
      return <PasswordForm known={tab} />;
    case "saved":
      return <SavedList products={tab.products} withdrawn={tab.withdrawn} />;
  }
}
