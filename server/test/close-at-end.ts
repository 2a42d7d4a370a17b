/** What files share and none of them closes: closed when the whole run is over, the last first. */
export const closeAtEnd: (() => Promise<unknown>)[] = []
