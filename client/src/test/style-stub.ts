/** Stands in for style sheets and pictures: every class name is its own key. */
const styles: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) })

export default styles
