interface Migration {
  readonly no: number
  readonly name: string
  readonly sql: string
}

/**
 * The schema, step by step; a step that has been released is never changed. Specs, choices and snapshots are text: `jsonb` would
 * reorder their keys.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    no: 1,
    name: 'matches',
    sql: `
      create table setting (name text primary key, value text not null);

      create table match (
        id text primary key,
        state text not null check (state in ('open', 'words', 'live', 'over', 'gone')),
        book text not null,
        terms text not null,
        public boolean not null,
        rated boolean not null,
        clocked boolean not null,
        engine text not null,
        secret bytea not null,
        spec text,
        seats text not null,
        home text,
        away text,
        words_home text,
        words_away text,
        words_until timestamptz,
        offer_home text,
        offer_away text,
        ending text,
        rematch text,
        rated_at timestamptz,
        created_at timestamptz not null default now(),
        begun_at timestamptz,
        over_at timestamptz
      );
      create index match_by_state on match (state, created_at desc);
      create index match_by_home on match (home, created_at desc);
      create index match_by_away on match (away, created_at desc);

      create table match_input (
        match text not null references match (id),
        seq integer not null,
        kind text not null,
        side text,
        choice text,
        dice text not null,
        hash text not null,
        lag integer not null default 0,
        at timestamptz not null default clock_timestamp(),
        primary key (match, seq)
      );

      create table match_snapshot (
        match text primary key references match (id),
        after integer not null,
        engine text not null,
        saved text not null
      );

      create table match_record (match text primary key references match (id), file text not null);

      create table chat (
        no bigint generated always as identity primary key,
        match text not null references match (id),
        coach text,
        name text not null,
        words text not null,
        at timestamptz not null default now(),
        hidden boolean not null default false
      );
      create index chat_by_match on chat (match, no);

      create table rating (
        coach text not null,
        book text not null,
        mu double precision not null,
        sigma double precision not null,
        played integer not null,
        won integer not null,
        drawn integer not null,
        lost integer not null,
        primary key (coach, book)
      );

      create table token (
        id text primary key,
        coach text not null,
        name text not null,
        hash text not null unique,
        scopes text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index token_by_coach on token (coach);

      create table recovery (coach text primary key, hash text not null unique, made_at timestamptz not null default now());

      create table presence (
        process text not null,
        coach text not null,
        name text not null,
        seen_at timestamptz not null default now(),
        primary key (process, coach)
      );
    `,
  },
  {
    no: 2,
    name: 'teams and reports',
    sql: `
      create table kept_team (
        coach text not null,
        id text not null,
        file text not null,
        changed_at timestamptz not null default now(),
        primary key (coach, id)
      );

      create table chat_report (
        chat bigint not null references chat (no),
        coach text not null,
        at timestamptz not null default now(),
        primary key (chat, coach)
      );
    `,
  },
  {
    no: 3,
    name: 'rows without a look at their match',
    // Only we write rows, of matches that are there: checking it anew for every row doubled what a row costs.
    sql: 'alter table match_input drop constraint match_input_match_fkey',
  },
  {
    no: 4,
    name: 'when a clock runs out',
    // Whoever looks after clocks need not load a match to know that it has days left; it holds as long as no row was added.
    sql: `
      create table match_due (match text primary key references match (id), after integer not null, at timestamptz not null);
      create index match_to_rate on match (over_at) where state = 'over' and rated and rated_at is null;
    `,
  },
]
