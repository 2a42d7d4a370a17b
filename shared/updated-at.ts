import { Type, type TOptional, type TProperties } from '@sinclair/typebox'
import type { Access } from './access'
import { moment } from './columns'

/** A record with the moment when it was written last, set by the database itself; figures that are counted all the time have no such moment. */
export type WithUpdatedAt<Props extends TProperties, Quiet extends boolean> = Quiet extends true
  ? Props
  : 'updatedAt' extends keyof Props
    ? Props
    : Props & { updatedAt: TOptional<typeof moment> }

interface Definition<Props extends TProperties, Quiet extends boolean> {
  record: Props
  access: Access
  quiet?: Quiet
}

const hideFromVisitors = ({ visitor, ...access }: Access): Access =>
  visitor ? { ...access, visitor: { ...visitor, hides: [...(visitor.hides ?? []), 'updatedAt'] } } : access

/** A contract's record with that moment, which visitors see where the contract itself names it and nowhere else. */
export const withUpdatedAt = <Props extends TProperties, Quiet extends boolean>({
  record,
  access,
  quiet,
}: Definition<Props, Quiet>) => {
  const isAdded = !quiet && !('updatedAt' in record)
  return {
    // TypeScript does not follow a condition into a type parameter.
    record: (isAdded ? { ...record, updatedAt: Type.Optional(moment) } : record) as WithUpdatedAt<
      Props,
      Quiet
    >,
    access: isAdded ? hideFromVisitors(access) : access,
  }
}
