import type { ComponentType } from 'react'
import { useFormKit } from './form-context'

/** A field that is left out where its column is not the user's to write. */
export const withPermission = <Props extends { name: string }>(Control: ComponentType<Props>) => {
  const Offered = (props: Props) => (useFormKit().offers(props.name) ? <Control {...props} /> : null)
  return Offered
}
