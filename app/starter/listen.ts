type Act<Type extends keyof WindowEventMap> = (event: WindowEventMap[Type]) => unknown;

/** Listens before whatever else listens to these events of the window. */
export function listen<Type extends keyof WindowEventMap>(types: readonly Type[], act: Act<Type>): void {
  for (const type of types) addEventListener(type, act, true);
}

/** Ends what `listen` began. */
export function unlisten<Type extends keyof WindowEventMap>(types: readonly Type[], act: Act<Type>): void {
  for (const type of types) removeEventListener(type, act, true);
}
