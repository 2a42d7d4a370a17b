import { createElement, use, type ComponentType } from 'react'

/**
 * A component whose code comes when it is first shown, or before by `fetch`; `track` is told of what is shown and has to
 * wait. Not `lazy`, which suspends even where the code is there, and React shows nothing for 300 ms after a fallback.
 */
export const chunkOf = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  track = (opening: Promise<ComponentType<Props>>) => opening,
) => {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetch = () =>
    (loading ??= load().then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  let opening: Promise<ComponentType<Props>> | undefined
  const open = () => (opening ??= track(fetch()))
  const Chunk = (props: Props) => createElement(loaded ?? use(open()), props)
  return Object.assign(Chunk, { fetch })
}
