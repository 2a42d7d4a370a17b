import type { Application, Configuration } from '../declarations'

/** An application that is another one but for some of its parts. */
export const withParts = <A extends Application>(app: A, parts: Partial<Configuration>): A =>
  Object.assign(Object.create(app) as A, {
    get: <P extends keyof Configuration>(name: P) => parts[name] ?? app.get(name),
  })

/** Puts another part in place of one, until the answered function is called. */
export const replacePart = <P extends keyof Configuration>(
  app: Application,
  name: P,
  part: Configuration[P],
): (() => void) => {
  const own = app.get(name)
  app.set(name, part)
  return () => void app.set(name, own)
}
