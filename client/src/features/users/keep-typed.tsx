import { useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

/** Takes over what was typed into a form before its script was there. */
export const KeepTyped = () => {
  const { setValue } = useFormContext()
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const boxes = mark.current?.closest('form')?.querySelectorAll('input') ?? []
    for (const { name, value } of boxes) if (name && value) setValue(name, value)
  }, [setValue])
  return <span ref={mark} hidden />
}
