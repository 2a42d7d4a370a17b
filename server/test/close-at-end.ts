/** What files share and none of them closes: closed when the whole run is over. */
export const closeAtEnd: (() => Promise<unknown>)[] = []
