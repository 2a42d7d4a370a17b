import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAskedStep, useStepAddress } from '../panel-address'
import { panelSteps, readStep, type PanelStep } from './panel-steps'

const isStep = (value: unknown): value is PanelStep => (panelSteps as readonly unknown[]).includes(value)

/** The steps since the panel was opened, the one in view the last; undefined where the history knows nothing of it. */
const trailOf = (state: unknown, here: PanelStep | null): readonly PanelStep[] | undefined => {
  if (!here) return []
  const { trail } = (state ?? {}) as { trail?: unknown }
  return Array.isArray(trail) && trail.every(isStep) && trail.at(-1) === here ? trail : undefined
}

/** Goes back in the history once, however often it is asked before it has happened. */
const useTraverse = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const left = useRef<string | null>(null)
  return (by: number) => {
    if (left.current === key) return
    left.current = key
    void navigate(by)
  }
}

/** Walks the panel along the history of the browser: each step is an address, and Back goes one of them back. */
export const usePanelSteps = () => {
  const here = readStep(useAskedStep())
  const { state, key } = useLocation()
  const traverse = useTraverse()
  const setAddress = useStepAddress()
  const known = trailOf(state, here)
  const trail = known ?? []
  const last = useRef<PanelStep | null>(null)
  const mended = useRef<string | null>(null)

  const replace = (step: PanelStep) => void setAddress([...trail.slice(0, -1), step], true)

  useEffect(() => {
    // An address that was opened as it is gets the page itself below it, for Back to close the panel.
    if (!known && here && mended.current !== key) {
      mended.current = key
      void setAddress([], true)
      void setAddress([here])
    }
    if (last.current && here && trail.length === 1) {
      replace(last.current)
      last.current = null
    }
  })

  // Who awaits an answer and then goes on goes on from where the buyer is by then.
  const now = useRef({ trail, here, setAddress, traverse })
  useEffect(() => {
    now.current = { trail, here, setAddress, traverse }
  })

  return {
    here,
    /** To a step: back where it was come from, on otherwise. */
    go: (step: PanelStep) => {
      const { trail, setAddress, traverse } = now.current
      const at = trail.indexOf(step)
      if (at === -1) void setAddress([...trail, step])
      else if (at < trail.length - 1) traverse(at - trail.length + 1)
    },
    /** Another step in place of the one in view. */
    replace,
    /** To a last step that has none behind it but the page. */
    end: (step: PanelStep) => {
      const { trail, setAddress, traverse } = now.current
      if (trail.length < 2) return void setAddress([step], trail.length === 1)
      last.current = step
      traverse(1 - trail.length)
    },
    close: () => {
      if (trail.length) traverse(-trail.length)
      else void setAddress([], true)
    },
  }
}
