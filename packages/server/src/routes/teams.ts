import { readTeam } from '@touchback/league'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fromJson, type JsonText } from '../database/json-text.ts'
import { notFound, Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { DONE, KEPT_TEAM, TEAMS } from './answers.ts'
import { coachOf } from './coach-of.ts'
import { addRoute } from './route.ts'
import { TEAM } from './terms.ts'

const MOST_TEAMS = 200
const ID = /^[\w-]{1,40}$/u

/** Teams that a coach has on every device. They may be unfinished: what takes a seat is checked there. */
export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  addRoute(app, services, 'GET /api/v1/me/teams', {
    about: 'Your teams.',
    answers: TEAMS,
    handle: async ({ visitor }) => {
      const rows = await database.rows<{ id: string; file: JsonText<unknown> }>(
        'select id, file from kept_team where coach = $1 order by changed_at desc',
        [coachOf(visitor).id],
      )
      return { teams: rows.map(({ id, file }) => ({ id, team: fromJson(file) })) }
    },
  })

  addRoute(app, services, 'PUT /api/v1/me/teams/:id', {
    about: 'Keeps a team of yours (a team file of version 1) under an id of your choice.',
    body: z.strictObject({ team: TEAM }),
    answers: KEPT_TEAM,
    handle: async ({ params, body, visitor }) => {
      const id = params['id'] ?? ''
      if (!ID.test(id)) throw new Refused(400, 'The id of a team is up to forty letters, digits and dashes.')
      const { team, problem } = readTeam(JSON.stringify(body.team))
      if (team === null) throw new Refused(400, problem)
      const coach = coachOf(visitor).id
      const row = await database.one(
        `insert into kept_team (coach, id, file)
         select $1, $2, $3 where (select count(*) from kept_team where coach = $1 and id <> $2) < ${MOST_TEAMS}
         on conflict (coach, id) do update set file = excluded.file, changed_at = now() returning id`,
        [coach, id, JSON.stringify(team)],
      )
      if (row === null) throw new Refused(409, `More than ${MOST_TEAMS} teams are not kept.`)
      return { id }
    },
  })

  addRoute(app, services, 'DELETE /api/v1/me/teams/:id', {
    about: 'Forgets a team of yours.',
    answers: DONE,
    handle: async ({ params, visitor }) => {
      const row = await database.one('delete from kept_team where coach = $1 and id = $2 returning id', [
        coachOf(visitor).id,
        params['id'],
      ])
      if (row === null) throw notFound('team')
      return { done: true }
    },
  })
}
