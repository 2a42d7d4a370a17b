import type { AuthenticationRequest } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import type { AnyContract, AnyTableContract } from '@mainstreet/shared/contract'
import { contracts, type TablePath } from '@mainstreet/shared/services'
import type { Server, Socket } from 'socket.io'
import { visitor, type Caller } from '../service/caller/caller'
import type { ServiceParams } from '../service/service-params'
import { insiders, type Audience, type PublishedEvent } from './published-events'

/** What a websocket carries into every call it makes. */
export interface Connection extends RealTimeConnection {
  /** What it signed in with: each of its calls is authenticated by that anew. */
  authentication?: AuthenticationRequest
  /** Whose events it receives. */
  caller: Caller
  /** The visitor's site, by the address it connected to or its preview. */
  siteId?: number
  preview?: boolean
  address: string
  headers: Record<string, string>
}

const isVisitorOf = ({ caller, siteId }: Connection, customerId: number) =>
  caller.role === 'visitor' && siteId === customerId

/** The room of an account's visitors or of its back office. */
const roomOf = (audience: Audience, customerId: number) => `${audience}:${customerId}`

const audiences = ['site', ...insiders] as const

/** What happens to the accounts themselves, for staff who look at all of them. */
const accountsRoom = 'accounts'
/** The service whose rows are the accounts. */
const isOfAccounts = ({ tenantColumn }: { tenantColumn: string }) => tenantColumn === 'id'
/** Where a caller hears of accounts: in each by the role there. */
const audiencesOf = (caller: Caller): readonly { role: Audience; customerId: number }[] => {
  if ('memberships' in caller && caller.memberships) return caller.memberships
  if (!('accounts' in caller)) return []
  const { role, accounts } = caller
  return accounts.map((customerId) => ({ role, customerId }))
}

/** The rooms that an event goes to. */
const roomsOf = ({ audiences, customerId, path }: PublishedEvent): string[] => {
  const own = audiences.map((audience) => roomOf(audience, customerId))
  const contract: AnyContract = contracts[path]
  const isAccount = audiences.includes('owner') && contract.kind === 'table' && isOfAccounts(contract)
  return isAccount ? [...own, accountsRoom] : own
}

const sendEvent = (io: Server | undefined, event: PublishedEvent) => {
  // Of a room that nobody is in, the event would be made into text all the same.
  const rooms = roomsOf(event).filter((room) => io?.sockets.adapter.rooms.has(room))
  if (!rooms.length) return
  const others = event.except.map((audience) => roomOf(audience, event.customerId))
  // To all of them at once: it is encoded once, and who is in two rooms gets it once.
  io!.to(rooms).except(others).emit(`${event.path} ${event.event}`, event.row)
}

type Changed = { path: TablePath; customerId: number }

const hasHearers = (io: Server | undefined, { path, customerId }: Changed): boolean => {
  const rooms = io?.sockets.adapter.rooms
  if (!rooms) return false
  return (
    audiences.some((audience) => rooms.has(roomOf(audience, customerId))) ||
    (rooms.has(accountsRoom) && isOfAccounts(contracts[path]))
  )
}

/** Who is connected, by what Feathers knows the socket as, and who is in which room of it. */
const createMemberships = () => {
  const all = new Map<Connection, Socket>()

  const leaveAll = (connection: Connection) => {
    const socket = all.get(connection)
    // Each socket is also in a room of its own, by which socket.io knows it.
    for (const room of socket?.rooms ?? []) if (room !== socket!.id) void socket!.leave(room)
  }

  // Who has gone meanwhile joins nothing.
  const join = (connection: Connection, room: string) => void all.get(connection)?.join(room)

  const become = (connection: Connection, caller: Caller) => {
    leaveAll(connection)
    delete connection.authentication
    connection.caller = caller
    if (caller.role === 'visitor' && connection.siteId !== undefined)
      join(connection, roomOf('site', connection.siteId))
    for (const { role, customerId } of audiencesOf(caller)) join(connection, roomOf(role, customerId))
  }
  return { all, join, leaveAll, become }
}

/** The rooms of an application's sockets: who receives which events, and for how long. */
export const createSockets = (app: Application) => {
  const { all, join, leaveAll, become } = createMemberships()
  app.on('disconnect', (connection: Connection) => all.delete(connection))

  return {
    /** Takes a socket in, as a visitor's. */
    open(socket: Socket & { feathers?: unknown }) {
      const connection = socket.feathers as Connection
      all.set(connection, socket)
      become(connection, visitor)
    },

    /** Gives a connection another identity and its rooms; what authenticated it before is removed. */
    become,

    /** Lets staff hear of the account they look at, the one that their last call named, or of all accounts, where it asked for them. */
    followed(contract: AnyTableContract, { connection, caller, scope }: ServiceParams) {
      const socket = all.get(connection as Connection)
      if (!socket || caller?.role !== 'staff' || !scope) return
      const [account, ...others] = scope.accounts ?? []
      if (others.length || (account === undefined && !isOfAccounts(contract))) return
      const room = account === undefined ? accountsRoom : roomOf('owner', account)
      if (socket.rooms.has(room)) return
      leaveAll(connection as Connection)
      void socket.join(room)
    },

    /** Lets the visitors who came to a site hear of it, or no longer. */
    followSite(customerId: number, isPublished: boolean) {
      const room = roomOf('site', customerId)
      for (const [connection, socket] of all) {
        if (!isPublished) void socket.leave(room)
        else if (isVisitorOf(connection, customerId)) join(connection, room)
      }
    },

    /** Whether somebody is connected here who may hear of a change. */
    hasHearers: (change: Changed) => hasHearers(app.io as Server | undefined, change),

    /** Who is connected now. */
    callers: (): Caller[] => [...all.keys()].map(({ caller }) => caller),

    /** Ends the connections of one session, or of everything that no longer may be there. */
    drop(ends: (caller: Caller) => boolean) {
      for (const connection of all.keys()) {
        if (!ends(connection.caller)) continue
        become(connection, visitor)
        leaveAll(connection)
        app.emit('disconnect', connection)
      }
    },

    /**
     * Reads anew who some of the connections are, which hear nothing meanwhile; their clients are told, because they
     * may have missed events and show what is no longer theirs.
     */
    renew(
      isMeant: (caller: Caller) => boolean,
      read: (caller: Caller) => Promise<Caller | undefined | void>,
    ) {
      for (const [connection, socket] of all) {
        const { caller } = connection
        if (!isMeant(caller)) continue
        leaveAll(connection)
        void read(caller).then((now) => {
          if (!now || connection.caller !== caller || !all.has(connection)) return
          const { authentication } = connection
          become(connection, now)
          connection.authentication = authentication
          socket.emit('access')
        })
      }
    },

    /** Sends an event to the audience it was made for, once whoever the same work ends has left. */
    publish: (event: PublishedEvent) => queueMicrotask(() => sendEvent(app.io as Server | undefined, event)),

    /** Lets every client know that events may have been missed. */
    gap() {
      for (const socket of all.values()) socket.emit('gap')
    },
  }
}

/** The connected sockets of one application. */
export type Sockets = ReturnType<typeof createSockets>

declare module '../../declarations' {
  interface Configuration {
    sockets: Sockets
  }
}
