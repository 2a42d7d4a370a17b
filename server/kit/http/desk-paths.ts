const deskPaths = /^\/(login|forgot-password|reset-password|dashboard|admin|modules)(\/|$)/

/** Whether an address belongs to the signed-in half of the client. */
export const isDeskPath = (path: string): boolean => deskPaths.test(path)
