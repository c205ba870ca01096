-- Free seats are zeros; the longest row of them decides which groups fit on a bench.
CREATE FUNCTION longest_run(free text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(max(length(run)), 0) FROM unnest(string_to_array(translate(free, 'ac1', '   '), ' ')) AS run
$$;--> statement-breakpoint
CREATE TABLE "event_bench" (
	"event_id" uuid NOT NULL,
	"bench" integer NOT NULL,
	"section" text NOT NULL,
	"zone_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"mid" real NOT NULL,
	"base" text NOT NULL,
	"free" text NOT NULL,
	"longest" integer GENERATED ALWAYS AS (longest_run(free)) STORED NOT NULL,
	CONSTRAINT "event_bench_event_id_bench_pk" PRIMARY KEY("event_id","bench"),
	CONSTRAINT "bench_number" CHECK ("event_bench"."bench" > 0),
	CONSTRAINT "bench_length" CHECK (length("event_bench"."base") between 1 and 99 and length("event_bench"."free") = length("event_bench"."base"))
);
--> statement-breakpoint
CREATE TABLE "seat_claim" (
	"event_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"reservation_id" uuid,
	"definition_id" uuid,
	"why" text,
	"note" text,
	"until" timestamp with time zone,
	CONSTRAINT "seat_claim_event_id_seat_pk" PRIMARY KEY("event_id","seat"),
	CONSTRAINT "claim_has_one_owner" CHECK (("seat_claim"."reservation_id" is null) <> ("seat_claim"."why" is null)),
	CONSTRAINT "claim_of_a_tier" CHECK (("seat_claim"."reservation_id" is null) = ("seat_claim"."definition_id" is null))
);
--> statement-breakpoint
CREATE TABLE "seating_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"venue_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"source" jsonb NOT NULL,
	"benches" jsonb NOT NULL,
	CONSTRAINT "seating_plan_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "reservation_line" ADD COLUMN "seats" integer[];--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seat" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seat_words" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "seating_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD COLUMN "seated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_bench" ADD CONSTRAINT "event_bench_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_bench" ADD CONSTRAINT "event_bench_zone_id_venue_section_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."venue_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plan" ADD CONSTRAINT "seating_plan_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_bench_section" ON "event_bench" USING btree ("event_id","section");--> statement-breakpoint
CREATE INDEX "event_bench_best" ON "event_bench" USING btree ("event_id","zone_id","rank","longest") WHERE "event_bench"."longest" > 0;--> statement-breakpoint
CREATE INDEX "seat_claim_reservation" ON "seat_claim" USING btree ("reservation_id") WHERE "seat_claim"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "seat_claim_until" ON "seat_claim" USING btree ("event_id","until") WHERE "seat_claim"."until" is not null;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_seating_plan_id_seating_plan_id_fk" FOREIGN KEY ("seating_plan_id") REFERENCES "public"."seating_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_one_per_seat" ON "ticket" USING btree ("event_id","seat") WHERE "ticket"."status" in ('VALID', 'USED');--> statement-breakpoint
ALTER TABLE "reservation_line" ADD CONSTRAINT "seat_for_each" CHECK ("reservation_line"."seats" is null or cardinality("reservation_line"."seats") = "reservation_line"."quantity");--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "seat_has_words" CHECK (("ticket"."seat" is null) = ("ticket"."seat_words" is null));--> statement-breakpoint
ALTER TABLE "ticket_definition" ADD CONSTRAINT "seats_lie_in_a_section" CHECK (not "ticket_definition"."seated" or "ticket_definition"."section_id" is not null);--> statement-breakpoint
-- A bench's seats as its claims have them.
CREATE FUNCTION free_seats(night uuid, bench integer, base text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  free text := base;
  seat integer;
BEGIN
  FOR seat IN
    SELECT claim.seat FROM seat_claim AS claim
    WHERE claim.event_id = night AND claim.seat BETWEEN bench * 100 AND bench * 100 + 99
  LOOP
    free := overlay(free PLACING '1' FROM seat % 100 FOR 1);
  END LOOP;
  RETURN free;
END
$$;--> statement-breakpoint
-- Claims are the truth, event_bench.free follows. The benches are locked first, so that two writers who forgot to lock
-- the night's tiers cannot overwrite each other's work.
CREATE FUNCTION seats_claimed() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  night uuid;
  touched integer[];
  wrong record;
BEGIN
  FOR night, touched IN
    SELECT event_id, array_agg(DISTINCT seat / 100) FROM changed GROUP BY event_id ORDER BY event_id
  LOOP
    PERFORM 1 FROM event_bench WHERE event_id = night AND bench = ANY (touched) ORDER BY bench FOR NO KEY UPDATE;
    IF TG_OP = 'INSERT' THEN
      SELECT changed.seat INTO wrong
      FROM changed LEFT JOIN event_bench AS one ON one.event_id = night AND one.bench = changed.seat / 100
      WHERE changed.event_id = night
        AND (coalesce(substr(one.base, changed.seat % 100, 1), ' ') IN (' ', '') OR changed.seat % 100 = 0) LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'event % has no seat %', night, wrong.seat
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'claim_is_of_a_seat';
      END IF;
      SELECT changed.seat, changed.reservation_id INTO wrong
      FROM changed LEFT JOIN reservation ON reservation.id = changed.reservation_id
      WHERE changed.event_id = night AND changed.reservation_id IS NOT NULL
        AND reservation.event_id IS DISTINCT FROM night LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'seat % of event % is claimed for reservation %, which is not of that event',
          wrong.seat, night, wrong.reservation_id
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'claim_is_of_a_reservation';
      END IF;
    ELSE
      SELECT ticket.ticket_number INTO wrong FROM changed JOIN ticket USING (event_id, seat)
      WHERE changed.event_id = night AND ticket.status IN ('VALID', 'USED')
        AND NOT EXISTS (SELECT FROM seat_claim AS kept WHERE kept.event_id = night AND kept.seat = changed.seat)
      LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'ticket % has this seat', wrong.ticket_number
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ticket_has_its_seat';
      END IF;
    END IF;

    UPDATE event_bench SET free = free_seats(night, bench, base)
    WHERE event_id = night AND bench = ANY (touched);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER seats_claimed AFTER INSERT ON seat_claim REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_claimed();--> statement-breakpoint
CREATE TRIGGER seats_given_back AFTER DELETE ON seat_claim REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION seats_claimed();--> statement-breakpoint
CREATE FUNCTION claim_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a claim keeps its seat and its owner: delete it, and insert another'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'claim_stays';
END
$$;--> statement-breakpoint
CREATE TRIGGER claim_stays BEFORE UPDATE OF event_id, seat, reservation_id, definition_id ON seat_claim
  FOR EACH ROW EXECUTE FUNCTION claim_stays();--> statement-breakpoint
-- An ended hold has no seats. The statement that ends it may have waited for a new seating plan, which gave its seats
-- other numbers: it doesn't see those claims, but a function does, which looks at the store as it is by then.
CREATE FUNCTION hold_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM seat_claim WHERE reservation_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER hold_ended AFTER UPDATE OF status ON reservation FOR EACH ROW
  WHEN (OLD.status = 'PENDING' AND NEW.status IN ('EXPIRED', 'CANCELED')) EXECUTE FUNCTION hold_ended();--> statement-breakpoint
-- At the end of the transaction, since a seat may be swapped in two statements. The lock keeps the claim until then.
CREATE FUNCTION ticket_has_its_seat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  live record;
BEGIN
  SELECT ticket.event_id, ticket.seat, ticket_order.reservation_id INTO live
  FROM ticket JOIN ticket_order USING (order_number)
  WHERE ticket.ticket_number = NEW.ticket_number AND ticket.seat IS NOT NULL AND ticket.status IN ('VALID', 'USED');
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM seat_claim
  WHERE event_id = live.event_id AND seat = live.seat AND reservation_id = live.reservation_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'ticket % has seat %, which its order has not claimed', NEW.ticket_number, live.seat
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ticket_has_its_seat';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ticket_has_its_seat AFTER INSERT OR UPDATE OF event_id, seat, status, order_number ON ticket
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.seat IS NOT NULL) EXECUTE FUNCTION ticket_has_its_seat();--> statement-breakpoint
-- Free seats change with every sale; the space left over keeps the new version of a bench on its page.
ALTER TABLE "event_bench" SET (fillfactor = 60);--> statement-breakpoint
-- The best n neighbours of a bench: nearest to the middle, if possible without leaving a single seat over.
CREATE FUNCTION best_start(free text, n integer, mid real) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  together text := repeat('0', n);
  best integer;
  best_cost real;
  cost real;
  after integer;
BEGIN
  FOR i IN 1..length(free) - n + 1 LOOP
    CONTINUE WHEN substr(free, i, n) <> together;
    after := i + n;
    cost := abs(i + (n - 1) / 2.0::real - mid);
    -- More than any distance on a bench.
    IF substr(free, i - 1, 1) = '0' AND substr(free, i - 2, 1) <> '0' THEN cost := cost + 200; END IF;
    IF substr(free, after, 1) = '0' AND substr(free, after + 1, 1) <> '0' THEN cost := cost + 200; END IF;
    IF best IS NULL OR cost < best_cost THEN
      best := i; best_cost := cost;
    END IF;
  END LOOP;
  RETURN best;
END
$$;--> statement-breakpoint
-- The same for n neighbours of whom k use wheelchairs: k accessible places, the others companions' or plain seats.
CREATE FUNCTION best_accessible_start(free text, n integer, k integer, mid real) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT i FROM generate_series(1, length(free) - n + 1) AS i
  WHERE substr(free, i, n) !~ '[1 ]' AND length(translate(substr(free, i, n), '0c', '')) = k
  ORDER BY length(translate(substr(free, i, n), 'ac', '')), abs(i + (n - 1) / 2.0 - mid), i
  LIMIT 1
$$;--> statement-breakpoint
-- Serves requests for numbered seats in turn, each completely or not at all; see server/services/box-office/reserving.
-- VOLATILE matters: each query in here then sees what others have committed until now. The night's tiers are locked
-- before, so nobody else takes seats meanwhile. A STABLE function would see the store as of the statement's beginning,
-- before it waited for that lock, and take seats that are gone.
--
-- `zones` and `have` are of the night's tiers; `lost` are seats that nobody holds any more though they are still claimed;
-- `asked` has the requests: n, want and own (numbers of the tiers), may, mine (seats that the fan gives up), named (seats
-- by tier), accessible (how many), must (together or not at all).
CREATE FUNCTION take_turns_1(night uuid, zones uuid[], have integer[], lost integer[], asked jsonb)
RETURNS TABLE (n integer, seats integer[], seen integer[], ok boolean, taken jsonb, problem jsonb)
LANGUAGE plpgsql VOLATILE ROWS 10 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_variable
DECLARE
  tiers integer := cardinality(zones);
  remaining integer[] := have;
  -- Benches that a request has touched, as they are after the requests so far. The others are in the table.
  benches integer[] := '{}'; ranks integer[] := '{}'; mids real[] := '{}'; zone_of uuid[] := '{}'; halls text[] := '{}';
  bases text[] := '{}'; frees text[] := '{}'; undo text[] := '{}';
  -- How far the table was searched for a number of neighbours in a zone: no better bench comes before that rank.
  searched_zone uuid[] := '{}'; searched_n integer[] := '{}'; searched_rank integer[] := '{}';
  -- Whether a tier's zone has seats that are not accessible, once that is known.
  plain boolean[] := array_fill(NULL::boolean, ARRAY[cardinality(zones)]);
  request jsonb; want integer[]; own integer[]; named integer[]; picked integer[]; gone integer[]; chosen integer[]; needed integer[];
  tier integer; seat integer; at integer; place integer; zone uuid; size integer; rest integer; part integer; k integer;
  best integer; best_rank integer; near integer; near_hall text; start integer; bench_row record; i integer; from_rank integer;
  is_free boolean; widest integer; total integer;
BEGIN
  FOR request IN SELECT wish FROM jsonb_array_elements(asked) AS wish ORDER BY (wish ->> 'n')::integer LOOP
    n := (request ->> 'n')::integer;
    want := array(SELECT jsonb_array_elements_text(request -> 'want')::integer);
    own := array(SELECT jsonb_array_elements_text(request -> 'own')::integer);
    seen := remaining;
    FOR p IN 1..tiers LOOP
      seen[p] := seen[p] + own[p];
    END LOOP;
    ok := (request ->> 'may')::boolean;
    taken := '{}';
    problem := NULL;

    -- Loads the benches of all seats that this request names or gives up, and of lost ones at the first request.
    chosen := array(SELECT jsonb_array_elements_text(request -> 'mine')::integer);
    picked := CASE WHEN cardinality(benches) = 0 THEN lost ELSE '{}' END;
    IF cardinality(picked) > 0 OR cardinality(chosen) > 0 OR request -> 'named' <> '{}' THEN
      needed := array(
        SELECT DISTINCT lies / 100 FROM unnest(picked || chosen || array(
          SELECT jsonb_array_elements_text(line.value)::integer FROM jsonb_each(request -> 'named') AS line)) AS lies);
      FOR bench_row IN
        SELECT * FROM event_bench AS bench
        WHERE bench.event_id = night AND bench.bench = ANY (needed) AND bench.bench <> ALL (benches)
        ORDER BY bench.bench
      LOOP
        benches := benches || bench_row.bench; ranks := ranks || bench_row.rank; mids := mids || bench_row.mid;
        zone_of := zone_of || bench_row.zone_id; halls := halls || bench_row.section; bases := bases || bench_row.base;
        frees := frees || bench_row.free;
      END LOOP;
    END IF;
    FOREACH seat IN ARRAY picked LOOP
      at := array_position(benches, seat / 100); place := seat % 100;
      IF at IS NOT NULL THEN
        frees[at] := overlay(frees[at] PLACING substr(bases[at], place, 1) FROM place FOR 1);
      END IF;
    END LOOP;
    undo := frees;
    FOREACH seat IN ARRAY chosen LOOP
      at := array_position(benches, seat / 100); place := seat % 100;
      IF at IS NOT NULL THEN
        frees[at] := overlay(frees[at] PLACING substr(bases[at], place, 1) FROM place FOR 1);
      END IF;
    END LOOP;

    FOR tier IN 1..tiers LOOP
      ok := ok AND want[tier] <= greatest(seen[tier], 0);
    END LOOP;

    -- Seats by name.
    gone := '{}'; picked := '{}';
    IF ok AND request -> 'named' <> '{}' THEN
      FOR tier IN 1..tiers LOOP
        CONTINUE WHEN NOT request -> 'named' ? tier::text;
        named := array(SELECT jsonb_array_elements_text(request -> 'named' -> tier::text)::integer);
        FOREACH seat IN ARRAY named LOOP
          at := array_position(benches, seat / 100); place := seat % 100;
          is_free := at IS NOT NULL AND zone_of[at] = zones[tier]
            AND substr(frees[at], place, 1) NOT IN ('1', ' ', '');
          IF is_free THEN
            frees[at] := overlay(frees[at] PLACING '1' FROM place FOR 1);
            picked := picked || seat;
          ELSE
            gone := gone || seat;
          END IF;
        END LOOP;
        taken := jsonb_set(taken, ARRAY[tier::text], to_jsonb(named));
      END LOOP;
      IF cardinality(gone) > 0 THEN
        ok := false;
        problem := jsonb_build_object('code', 'placeTaken', 'seats', to_jsonb(gone));
      ELSE
        -- A companion's seat goes with an accessible place of the same bench.
        FOREACH seat IN ARRAY picked LOOP
          at := array_position(benches, seat / 100);
          IF substr(bases[at], seat % 100, 1) = 'c' AND NOT EXISTS (
            SELECT FROM unnest(picked) AS other WHERE other / 100 = seat / 100 AND substr(bases[at], other % 100, 1) = 'a')
          THEN
            gone := gone || seat;
          END IF;
        END LOOP;
        IF cardinality(gone) > 0 THEN
          ok := false;
          problem := jsonb_build_object('code', 'companionAlone', 'seats', to_jsonb(gone));
        END IF;
      END IF;
    END IF;

    -- Seats by number: all tiers of a zone together, so that a family with children's tickets sits together.
    k := coalesce((request ->> 'accessible')::integer, 0);
    FOR tier IN 1..tiers LOOP
      EXIT WHEN NOT ok;
      zone := zones[tier];
      CONTINUE WHEN zone IS NULL OR want[tier] = 0 OR taken ? tier::text;
      size := 0;
      FOR p IN tier..tiers LOOP
        IF zones[p] = zone AND NOT taken ? p::text THEN size := size + want[p]; END IF;
      END LOOP;
      picked := '{}'; rest := size; near := NULL; near_hall := NULL;

      -- Accessible places, with their companions.
      IF k = 0 THEN
        IF plain[tier] IS NULL THEN
          plain[tier] := EXISTS (
            SELECT FROM event_bench AS bench WHERE bench.event_id = night AND bench.zone_id = zone AND bench.base LIKE '%0%');
        END IF;
        IF NOT plain[tier] THEN k := 1; END IF;
      END IF;
      IF k > 0 THEN
        FOR bench_row IN
          SELECT * FROM event_bench AS bench
          WHERE bench.event_id = night AND bench.zone_id = zone AND bench.base LIKE '%a%' AND bench.bench <> ALL (benches)
        LOOP
          benches := benches || bench_row.bench; ranks := ranks || bench_row.rank; mids := mids || bench_row.mid;
          zone_of := zone_of || bench_row.zone_id; halls := halls || bench_row.section; bases := bases || bench_row.base;
          frees := frees || bench_row.free; undo := undo || bench_row.free;
        END LOOP;
        best := NULL; best_rank := NULL;
        FOR part IN REVERSE least(size, k * 4)..least(size, k) LOOP
          FOR i IN 1..cardinality(benches) LOOP
            CONTINUE WHEN zone_of[i] <> zone OR ranks[i] >= best_rank;
            at := best_accessible_start(frees[i], part, least(k, part), mids[i]);
            IF at IS NOT NULL THEN
              best := i; best_rank := ranks[i]; start := at; widest := part;
            END IF;
          END LOOP;
          EXIT WHEN best IS NOT NULL;
        END LOOP;
        IF best IS NULL THEN
          ok := false;
          problem := jsonb_build_object('code', 'noAccessible');
          EXIT;
        END IF;
        frees[best] := overlay(frees[best] PLACING repeat('1', widest) FROM start FOR widest);
        picked := picked || array(SELECT generate_series(benches[best] * 100 + start, benches[best] * 100 + start + widest - 1));
        rest := size - widest; near := ranks[best]; near_hall := halls[best];
        k := 0;
      END IF;

      WHILE rest > 0 LOOP
        part := rest;
        best := NULL;
        -- The whole rest on one bench, the best that has it; for pieces, the benches nearest to the first one.
        LOOP
          best := NULL; best_rank := NULL;
          FOR i IN 1..cardinality(benches) LOOP
            CONTINUE WHEN zone_of[i] <> zone OR strpos(frees[i], repeat('0', part)) = 0;
            IF best IS NULL OR (CASE WHEN near IS NULL THEN ranks[i] < best_rank
              ELSE ((halls[i] <> near_hall)::int, abs(ranks[i] - near), ranks[i])
                < ((halls[best] <> near_hall)::int, abs(best_rank - near), best_rank) END)
            THEN
              best := i; best_rank := ranks[i];
            END IF;
          END LOOP;
          IF near IS NULL THEN
            at := NULL;
            FOR i IN 1..cardinality(searched_n) LOOP
              IF searched_zone[i] = zone AND searched_n[i] = part THEN at := i; END IF;
            END LOOP;
            from_rank := CASE WHEN at IS NULL THEN -2147483648 ELSE searched_rank[at] END;
            SELECT * INTO bench_row FROM event_bench AS bench
            WHERE bench.event_id = night AND bench.zone_id = zone AND bench.rank >= from_rank AND bench.longest > 0
              AND bench.longest >= part AND bench.bench <> ALL (benches)
            ORDER BY bench.rank LIMIT 1;
            IF at IS NULL THEN
              searched_zone := searched_zone || zone; searched_n := searched_n || part;
              searched_rank := searched_rank || coalesce(bench_row.rank, 2147483647);
            ELSE
              searched_rank[at] := coalesce(bench_row.rank, 2147483647);
            END IF;
          ELSE
            SELECT * INTO bench_row FROM event_bench AS bench
            WHERE bench.event_id = night AND bench.zone_id = zone AND bench.longest > 0
              AND bench.longest >= part AND bench.bench <> ALL (benches)
            ORDER BY bench.section <> near_hall, abs(bench.rank - near), bench.rank LIMIT 1;
          END IF;
          IF bench_row.bench IS NOT NULL AND (best IS NULL OR (CASE WHEN near IS NULL THEN bench_row.rank < best_rank
            ELSE ((bench_row.section <> near_hall)::int, abs(bench_row.rank - near), bench_row.rank)
              < ((halls[best] <> near_hall)::int, abs(best_rank - near), best_rank) END))
          THEN
            benches := benches || bench_row.bench; ranks := ranks || bench_row.rank; mids := mids || bench_row.mid;
            zone_of := zone_of || bench_row.zone_id; halls := halls || bench_row.section; bases := bases || bench_row.base;
            frees := frees || bench_row.free; undo := undo || bench_row.free;
            best := cardinality(benches);
          END IF;
          EXIT WHEN best IS NOT NULL;

          -- No bench has them all.
          widest := coalesce((SELECT max(bench.longest) FROM event_bench AS bench
            WHERE bench.event_id = night AND bench.zone_id = zone AND bench.longest > 0 AND bench.bench <> ALL (benches)), 0);
          total := coalesce((SELECT sum(length(translate(bench.free, 'ac1 ', ''))) FROM event_bench AS bench
            WHERE bench.event_id = night AND bench.zone_id = zone AND bench.longest > 0 AND bench.bench <> ALL (benches)), 0);
          FOR i IN 1..cardinality(benches) LOOP
            CONTINUE WHEN zone_of[i] <> zone;
            widest := greatest(widest, longest_run(frees[i]));
            total := total + length(translate(frees[i], 'ac1 ', ''));
          END LOOP;
          IF total < rest THEN
            ok := false;
            problem := jsonb_build_object('code', 'short', 'zone', zone, 'n', total + cardinality(picked));
          ELSIF coalesce((request ->> 'must')::boolean, false) THEN
            ok := false;
            problem := jsonb_build_object('code', 'notTogether', 'zone', zone, 'n', widest);
          END IF;
          EXIT WHEN NOT ok;
          part := least(rest, widest);
          -- Nobody sits alone if it can be helped.
          IF rest - part = 1 AND part > 2 THEN part := part - 1; END IF;
        END LOOP;
        EXIT WHEN NOT ok;

        start := best_start(frees[best], part, mids[best]);
        frees[best] := overlay(frees[best] PLACING repeat('1', part) FROM start FOR part);
        picked := picked || array(SELECT generate_series(benches[best] * 100 + start, benches[best] * 100 + start + part - 1));
        rest := rest - part;
        near := coalesce(near, ranks[best]); near_hall := coalesce(near_hall, halls[best]);
      END LOOP;
      EXIT WHEN NOT ok;

      at := 0;
      FOR place IN tier..tiers LOOP
        CONTINUE WHEN zones[place] IS DISTINCT FROM zone OR want[place] = 0 OR taken ? place::text;
        taken := jsonb_set(taken, ARRAY[place::text], to_jsonb(picked[at + 1 : at + want[place]]));
        at := at + want[place];
      END LOOP;
    END LOOP;

    IF ok THEN
      FOR p IN 1..tiers LOOP
        remaining[p] := seen[p] - want[p];
      END LOOP;
    ELSE
      frees := undo;
      taken := '{}';
    END IF;
    seats := remaining;
    RETURN NEXT;
  END LOOP;
END
$$;
