//! A module at work: an instance of it, asked by JSON, within limits of time and memory.
//!
//! The engine is an interpreter, `wasmi`: some twenty times slower than compiled code, and the same on every machine. Time is
//! counted in steps of the interpreter, so a limit falls at the same place everywhere.

use frente_door::wire::{ABI, Reply, Request};
use std::sync::LazyLock;
use std::time::Instant;
use wasmi::{
    Config, Engine, Error, Func, Instance, Linker, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, TrapCode,
    TypedFunc,
};

/// Memory an instance may have.
const MEMORY: usize = 64 << 20;

/// A longer answer is nonsense.
const ANSWER: usize = 8 << 20;

/// Steps of the interpreter that take about a millisecond.
const STEPS_A_MILLISECOND: u64 = 400_000;

/// What a call may cost, in milliseconds of an ordinary machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost(pub u64);

/// What the module imports and exports, by name.
pub const IMPORTS: [(&str, &str); 1] = [("frente", "now")];
/// Every export of a module of ours.
pub const EXPORTS: [&str; 9] = [
    "memory",
    "frente_abi",
    "frente_init",
    "frente_alloc",
    "frente_free",
    "frente_call",
    "frente_panic",
    "__data_end",
    "__heap_base",
];

/// A call that cost more than it may. The match is as before: ask for less, or once more later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the rules took longer than the {0} ms a question may take")]
pub struct Overrun(pub u64);

/// Why an instance gave no answer. It is spoilt.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It took too long.
    #[error(transparent)]
    Overrun(#[from] Overrun),
    /// The rules broke down.
    #[error("{0}")]
    Broke(String),
}

/// A module, read and checked.
#[derive(Clone, Debug)]
pub struct Compiled {
    module: Module,
}

/// What the host keeps of an instance.
struct Ground {
    limits: StoreLimits,
    since: Instant,
}

fn engine() -> &'static Engine {
    static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
        let mut config = Config::default();
        config.consume_fuel(true).set_max_recursion_depth(4_000);
        Engine::new(&config)
    });
    &ENGINE
}

impl Compiled {
    /// Reads a module; what it imports is all it can reach.
    pub fn new(bytes: &[u8]) -> Result<Compiled, String> {
        let module = Module::new(engine(), bytes).map_err(|error| format!("it is no WebAssembly module: {error}"))?;
        for import in module.imports() {
            if !IMPORTS.contains(&(import.module(), import.name())) {
                return Err(format!("it imports {}.{}, expected frente.now alone", import.module(), import.name()));
            }
        }
        Ok(Compiled { module })
    }

    /// The names of what it exports.
    pub fn exports(&self) -> Vec<String> {
        self.module.exports().map(|export| export.name().to_owned()).collect()
    }

    /// A new instance, ready to be asked.
    pub fn instance(&self) -> Result<Running, Trouble> {
        let limits =
            StoreLimitsBuilder::new().memory_size(MEMORY).instances(1).memories(1).trap_on_grow_failure(true).build();
        let mut store = Store::new(engine(), Ground { limits, since: Instant::now() });
        store.limiter(|ground| &mut ground.limits);
        let start = Cost(1_000);
        fuel(&mut store, start);
        let broke = |error: Error| trouble(&error, start, String::new);
        let mut linker = Linker::<Ground>::new(engine());
        let clock =
            Func::wrap(&mut store, |caller: wasmi::Caller<'_, Ground>| caller.data().since.elapsed().as_secs_f64());
        linker.define("frente", "now", clock).map_err(|error| Trouble::Broke(error.to_string()))?;
        let instance = linker.instantiate_and_start(&mut store, &self.module).map_err(broke)?;
        let memory = instance.get_memory(&store, "memory").ok_or_else(|| lacks("memory"))?;
        let abi: TypedFunc<(), u32> = export(&instance, &store, "frente_abi")?;
        let spoken = abi.call(&mut store, ()).map_err(broke)?;
        if !(1..=ABI).contains(&spoken) {
            return Err(Trouble::Broke(format!("it speaks version {spoken} of the boundary, expected 1 to {ABI}")));
        }
        let init: TypedFunc<(), ()> = export(&instance, &store, "frente_init")?;
        init.call(&mut store, ()).map_err(broke)?;
        Ok(Running {
            alloc: export(&instance, &store, "frente_alloc")?,
            free: export(&instance, &store, "frente_free")?,
            call: export(&instance, &store, "frente_call")?,
            panic: export(&instance, &store, "frente_panic")?,
            memory,
            store,
        })
    }
}

fn lacks(name: &str) -> Trouble {
    Trouble::Broke(format!("it has no export \"{name}\" of the kind expected"))
}

fn export<P: wasmi::WasmParams, R: wasmi::WasmResults>(
    instance: &Instance,
    store: &Store<Ground>,
    name: &str,
) -> Result<TypedFunc<P, R>, Trouble> {
    instance.get_typed_func(store, name).map_err(|_| lacks(name))
}

fn fuel(store: &mut Store<Ground>, cost: Cost) {
    store.set_fuel(cost.0 * STEPS_A_MILLISECOND).expect("the engine counts its steps");
}

fn trouble(error: &Error, cost: Cost, said: impl FnOnce() -> String) -> Trouble {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Overrun(cost.0).into(),
        _ => match said() {
            said if said.is_empty() => Trouble::Broke(error.to_string()),
            said => Trouble::Broke(said),
        },
    }
}

/// An instance of a module.
pub struct Running {
    store: Store<Ground>,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    free: TypedFunc<(u32, u32), ()>,
    call: TypedFunc<(u32, u32), u64>,
    panic: TypedFunc<(), u64>,
}

impl Running {
    /// Asks, and waits for the answer as long as `cost` allows. After trouble the instance is spoilt.
    pub fn ask(&mut self, request: &Request, cost: Cost) -> Result<Reply, Trouble> {
        let question = serde_json::to_vec(request).expect("a question is plain data");
        fuel(&mut self.store, cost);
        match self.exchange(&question) {
            Ok(answer) => serde_json::from_slice(&answer)
                .map_err(|error| Trouble::Broke(format!("an answer that cannot be read: {error}"))),
            Err(Asking::Trap(error)) => {
                fuel(&mut self.store, Cost(10));
                let said = self.said();
                Err(trouble(&error, cost, || said))
            }
            Err(Asking::Nonsense(what)) => Err(Trouble::Broke(what)),
        }
    }

    fn exchange(&mut self, question: &[u8]) -> Result<Vec<u8>, Asking> {
        let len = u32::try_from(question.len()).map_err(|_| Asking::Nonsense("a question too long".to_owned()))?;
        let at = self.alloc.call(&mut self.store, len)?;
        let outside = |_| Asking::Nonsense("a buffer outside its memory".to_owned());
        self.memory.write(&mut self.store, at as usize, question).map_err(outside)?;
        let answer = self.call.call(&mut self.store, (at, len))?;
        let (at, len) = ((answer >> 32) as u32, answer as u32);
        if len as usize > ANSWER {
            return Err(Asking::Nonsense(format!("an answer of {len} bytes, expected {ANSWER} at most")));
        }
        let mut text = vec![0; len as usize];
        self.memory.read(&self.store, at as usize, &mut text).map_err(outside)?;
        self.free.call(&mut self.store, (at, len))?;
        Ok(text)
    }

    /// What the rules said when they panicked.
    fn said(&mut self) -> String {
        let Ok(place) = self.panic.call(&mut self.store, ()) else { return String::new() };
        let (at, len) = ((place >> 32) as usize, (place as u32 as usize).min(2_000));
        let mut text = vec![0; len];
        match self.memory.read(&self.store, at, &mut text) {
            Ok(()) => String::from_utf8_lossy(&text).into_owned(),
            Err(_) => String::new(),
        }
    }
}

enum Asking {
    Trap(Error),
    Nonsense(String),
}

impl From<Error> for Asking {
    fn from(error: Error) -> Asking {
        Asking::Trap(error)
    }
}
