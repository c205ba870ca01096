-- Differs from take_turns_1, which the last release calls, in its rule for companions' seats.
--
-- Serves requests for numbered seats in turn, each completely or not at all; see server/services/box-office/reserving.
-- VOLATILE matters: each query in here then sees what others have committed until now. The night's tiers are locked
-- before, so nobody else takes seats meanwhile. A STABLE function would see the store as of the statement's beginning,
-- before it waited for that lock, and take seats that are gone.
--
-- `zones` and `have` are of the night's tiers; `lost` are seats that nobody holds any more though they are still claimed;
-- `asked` has the requests: n, want and own (numbers of the tiers), may, mine (seats that the fan gives up), named (seats
-- by tier), accessible (how many), must (together or not at all).
CREATE FUNCTION take_turns_2(night uuid, zones uuid[], have integer[], lost integer[], asked jsonb)
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
  is_free boolean; beside boolean; widest integer; total integer;
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
    gone := '{}'; picked := '{}'; beside := false;
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
            beside := beside OR substr(bases[at], place, 1) = 'c';
          ELSE
            gone := gone || seat;
          END IF;
        END LOOP;
        taken := jsonb_set(taken, ARRAY[tier::text], to_jsonb(named));
      END LOOP;
      IF cardinality(gone) > 0 THEN
        ok := false;
        problem := jsonb_build_object('code', 'placeTaken', 'seats', to_jsonb(gone));
      ELSIF beside THEN
        -- Companions' seats go with an accessible place among their neighbors, up to three with each (28 CFR
        -- 36.302(f)(4)), so that the other accessible places of the bench keep theirs. A gap parts nobody.
        gone := array(
          SELECT counted.lies FROM (
            SELECT party.lies, party.sign, count(*) FILTER (WHERE party.sign = 'a') OVER side_by_side AS accessible,
              count(*) FILTER (WHERE party.sign = 'c') OVER side_by_side AS companions
            FROM (
              SELECT one.lies, substr(plan.base, one.lies % 100, 1) AS sign, one.lies / 100 AS bench,
                length(replace(left(plan.base, one.lies % 100), ' ', ''))
                  - row_number() OVER (PARTITION BY one.lies / 100 ORDER BY one.lies) AS run
              FROM unnest(picked) AS one (lies),
                LATERAL (SELECT bases[array_position(benches, one.lies / 100)] AS base) AS plan
            ) AS party
            WINDOW side_by_side AS (PARTITION BY party.bench, party.run)
          ) AS counted
          WHERE counted.sign = 'c' AND counted.companions > 3 * counted.accessible ORDER BY counted.lies);
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
